import { render, screen } from "@testing-library/react";
import { Toaster } from "react-hot-toast";
import { actAsync } from "./acting";

/** Shows the toasts; the function presses the button that undoes a change. */
export function showToasts() {
  render(<Toaster />);
  return async () => {
    const button = await screen.findByRole("button", { name: "Geri al" });
    await actAsync(() => button.click());
  };
}
