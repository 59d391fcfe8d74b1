import { Box, Button, Flex, Text } from "@radix-ui/themes";
import { useEffect, useRef } from "react";
import { NavLink } from "react-router";
import { SCREENS, EXTRA_SCREENS, mayOpen, OWN_ACCOUNT } from "./screens";
import { SearchButton } from "../search/palette";
import { useAccount } from "../session/account";
import { SignOutButton } from "../session/sign-out-button";

interface MenuProps {
  siteName: string;
  isOpen: boolean;
  onClose: () => void;
}

/** Sidebar; an overlay on phones. */
export function Menu({ siteName, isOpen, onClose }: MenuProps) {
  const menu = useRef<HTMLElement>(null);
  const { name, email, role } = useAccount();
  const isAllowed = ({ to }: { to: string }) => mayOpen(role, to);
  useEffect(() => {
    if (isOpen) menu.current?.focus();
  }, [isOpen]);
  useEffect(() => {
    if (!isOpen) return;
    const onKey = (event: KeyboardEvent) => event.key === "Escape" && onClose();
    addEventListener("keydown", onKey);
    return () => removeEventListener("keydown", onKey);
  }, [isOpen, onClose]);
  return (
    <>
      {isOpen && <div className="panel-veil" onClick={onClose} />}
      <aside ref={menu} tabIndex={-1} className={isOpen ? "panel-menu is-open" : "panel-menu"}>
        <Flex align="center" gap="3">
          <Text weight="bold" truncate mr="auto">
            {siteName}
          </Text>
          <a href="/" target="_blank" rel="noopener">
            <Text size="2" wrap="nowrap">
              Siteyi aç
            </Text>
          </a>
          {isOpen && (
            <Button variant="ghost" onClick={onClose}>
              Kapat
            </Button>
          )}
        </Flex>
        <SearchButton />
        <div className="menu-lists">
          <nav aria-label="Yönetim menüsü">
            {SCREENS.filter(isAllowed).map(({ to, label }) => (
              <NavLink key={to} to={to}>
                {label}
              </NavLink>
            ))}
          </nav>
          <nav aria-label="Depo">
            {EXTRA_SCREENS.filter(isAllowed).map(({ to, label }) => (
              <NavLink key={to} to={to}>
                {label}
              </NavLink>
            ))}
          </nav>
        </div>
        <Flex align="center" justify="between" gap="3">
          <Box asChild minWidth="0">
            <NavLink to={OWN_ACCOUNT.to}>
              <Text size="2">{OWN_ACCOUNT.label}</Text>
              <Text as="div" size="1" color="gray" truncate>
                {name || email}
              </Text>
            </NavLink>
          </Box>
          <SignOutButton />
        </Flex>
      </aside>
    </>
  );
}
