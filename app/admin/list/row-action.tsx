import { DropdownMenu, Spinner } from "@radix-ui/themes";
import { createContext, use } from "react";
import { Link } from "react-router";
import { Icon, type IconName } from "../shell/icon";
import { FROM_LIST } from "./way-back";

/** Where the actions of a row stand: as quiet buttons in it, or as entries of its menu. */
export const RowActionPlace = createContext<"row" | "menu">("row");

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
  const isInMenu = use(RowActionPlace) === "menu";
  const { label, of, icon, isBusy = false, isRemoval, isPressed } = props;
  const action = `${label}: ${of}`;
  const outside = "href" in props && { href: props.href, target: "_blank", rel: "noopener noreferrer" };
  if (isInMenu) {
    const look = isRemoval ? ({ color: "red" } as const) : {};
    if ("onSelect" in props)
      return (
        <DropdownMenu.Item {...look} onSelect={props.onSelect}>
          {label}
        </DropdownMenu.Item>
      );
    return (
      <DropdownMenu.Item {...look} asChild>
        {"to" in props ? (
          <Link to={props.to} state={FROM_LIST}>
            {label}
          </Link>
        ) : (
          <a {...outside}>{label}</a>
        )}
      </DropdownMenu.Item>
    );
  }
  const look = { className: icon ? "row-action icon-only" : "row-action", "aria-label": action };
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
