import { Button, Flex, Text } from "@radix-ui/themes";
import { useEffect, useRef } from "react";
import { NavLink } from "react-router";
import { SCREENS, EXTRA_SCREENS } from "./screens";
import { SearchButton } from "../search/palette";
import { SignOutButton } from "../session/sign-out-button";

interface MenuProps {
  siteName: string;
  email: string;
  isOpen: boolean;
  onClose: () => void;
}

/** Sidebar; an overlay on phones. */
export function Menu({ siteName, email, isOpen, onClose }: MenuProps) {
  const menu = useRef<HTMLElement>(null);
  useEffect(() => {
    if (!isOpen) return;
    const opener = document.activeElement;
    menu.current?.focus();
    return () => {
      if (opener instanceof HTMLElement) opener.focus();
    };
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
        <Flex justify="between" align="center">
          <Text weight="bold">{siteName}</Text>
          {isOpen && (
            <Button variant="ghost" onClick={onClose}>
              Kapat
            </Button>
          )}
        </Flex>
        <SearchButton />
        <nav aria-label="Yönetim menüsü">
          {SCREENS.map(({ to, label }) => (
            <NavLink key={to} to={to}>
              {label}
            </NavLink>
          ))}
        </nav>
        <nav aria-label="Depo">
          {EXTRA_SCREENS.map(({ to, label }) => (
            <NavLink key={to} to={to}>
              {label}
            </NavLink>
          ))}
        </nav>
        <Flex direction="column" gap="2" mt="auto">
          <a href="/" target="_blank" rel="noopener">
            <Text size="2">Siteyi aç</Text>
          </a>
          <Text size="1" color="gray" truncate>
            {email}
          </Text>
          <SignOutButton />
        </Flex>
      </aside>
    </>
  );
}
