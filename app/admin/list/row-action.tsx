import { Spinner } from "@radix-ui/themes";
import { createContext, type ReactNode, use } from "react";
import { Link } from "react-router";
import { Icon, type IconName } from "../shell/icon";
import { rowKey } from "./row-keys";
import { FROM_LIST } from "./way-back";

export interface MenuEntryProps {
  color?: "red";
  onSelect?: () => void;
  /** Whether the child becomes the entry. */
  asChild?: boolean;
  children: ReactNode;
}

/** Renders an action as an entry of the row's menu; undefined for those in the row itself. */
export const MenuEntry = createContext<((props: MenuEntryProps) => ReactNode) | undefined>(undefined);

type RowActionProps = {
  label: string;
  /** The record's name, for the accessible label of a button. */
  of: string;
  /** Replaces the words of a button. */
  icon?: IconName;
  isBusy?: boolean;
  isRemoval?: boolean;
  /** Whether it is on, of an action that shows a state. */
  isPressed?: boolean;
} & ({ onSelect: () => void } | { to: string } | { href: string });

/** An action of a row: does something, opens a screen of the panel, or a page in another tab. */
export function RowAction(props: RowActionProps) {
  const renderEntry = use(MenuEntry);
  const { label, of, icon, isBusy = false, isRemoval, isPressed } = props;
  const action = `${label}: ${of}`;
  const outside = "href" in props && { href: props.href, target: "_blank", rel: "noopener noreferrer" };
  if (renderEntry) {
    const look = isRemoval ? ({ color: "red" } as const) : {};
    if ("onSelect" in props) return renderEntry({ ...look, onSelect: props.onSelect, children: label });
    const link =
      "to" in props ? (
        <Link to={props.to} state={FROM_LIST}>
          {label}
        </Link>
      ) : (
        <a {...outside}>{label}</a>
      );
    return renderEntry({ ...look, asChild: true, children: link });
  }
  const look = { className: icon ? "row-action icon-only" : "row-action", "aria-label": action, ...rowKey(label) };
  const content = icon ? <Icon name={icon} /> : label;
  const title = icon ? { title: label } : {};
  if ("onSelect" in props)
    return (
      <button
        type="button"
        {...look}
        {...title}
        data-accent-color={isRemoval ? "red" : undefined}
        aria-pressed={isPressed}
        aria-busy={isBusy}
        onClick={props.onSelect}
      >
        {isBusy ? <Spinner size="1" /> : content}
      </button>
    );
  if ("to" in props)
    return (
      <Link to={props.to} state={FROM_LIST} {...look} {...title}>
        {content}
      </Link>
    );
  return (
    <a {...outside} {...look} {...title}>
      {content}
    </a>
  );
}
