// @vitest-environment happy-dom
import { act, renderHook } from "@testing-library/react";
import { expect, it } from "vitest";
import { renameSite, siteName, useSiteName } from "../../../app/admin/shell/site-name";

it("the panel shows a saved name at once, also in the title of the window", () => {
  document.title = "Ayarlar - Yönetim - Bonus Rehberi";
  const { result } = renderHook(() => useSiteName("Bonus Rehberi"));
  expect(result.current).toBe("Bonus Rehberi");
  act(() => renameSite("Bonus Rehberi", "Ay - Yıldız"));
  expect(result.current).toBe("Ay - Yıldız");
  expect(siteName("Bonus Rehberi")).toBe("Ay - Yıldız");
  expect(document.title).toBe("Ayarlar - Yönetim - Ay - Yıldız");
});
