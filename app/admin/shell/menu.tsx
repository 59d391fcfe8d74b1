import { Box, Button, Flex, Text } from "@radix-ui/themes";
import { useEffect, useRef } from "react";
import { NavLink } from "react-router";
import { useSignOut } from "../session/use-sign-out";
import { useAccount } from "../session/account";
import { Icon, type IconName } from "./icon";
import { MENU, mayOpen, OWN_ACCOUNT } from "./screens";
import { useMenuCounts } from "./use-menu-counts";
import { SearchButton } from "../search/palette";

interface MenuProps {
  siteName: string;
  isOpen: boolean;
  onClose: () => void;
}

/** Sidebar; an overlay on phones. */
export function Menu({ siteName, isOpen, onClose }: MenuProps) {
  const menu = useRef<HTMLElement>(null);
  const { name, email, role } = useAccount();
  const { signOut, isBusy } = useSignOut();
  const counts = useMenuCounts();
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
        <nav className="menu-lists" aria-label="Yönetim menüsü">
          {MENU.filter(({ screens }) => screens.some(isAllowed)).map(({ label, screens }) => (
            <div key={label} role="group" aria-label={label}>
              <Text as="p" size="1" weight="medium" color="gray" aria-hidden="true">
                {label}
              </Text>
              {screens.filter(isAllowed).map(({ count, waits, ...screen }) => (
                <Entry key={screen.to} {...screen} count={count && counts[count]} waits={waits} />
              ))}
            </div>
          ))}
        </nav>
        <Flex align="center" justify="between" gap="3">
          <Box asChild minWidth="0">
            <NavLink to={OWN_ACCOUNT.to}>
              <Text size="2">{OWN_ACCOUNT.label}</Text>
              <Text as="div" size="1" color="gray" truncate>
                {name || email}
              </Text>
            </NavLink>
          </Box>
          <Button variant="surface" loading={isBusy} onClick={signOut}>
            Çıkış
          </Button>
        </Flex>
      </aside>
    </>
  );
}

interface EntryProps {
  to: string;
  label: string;
  icon: IconName;
  count: number | undefined;
  waits: string | undefined;
}

/** An entry of the menu; its number is a description, so that the entry keeps its name. */
function Entry({ to, label, icon, count = 0, waits }: EntryProps) {
  const shown = count.toLocaleString("tr-TR");
  return (
    <NavLink to={to} title={count > 0 ? `${shown} ${waits ?? "kayıt"}` : undefined}>
      <Icon name={icon} />
      <span>{label}</span>
      {count > 0 && (
        <span className={waits ? "menu-count waits" : "menu-count"} aria-hidden="true">
          {shown}
        </span>
      )}
    </NavLink>
  );
}
