// @vitest-environment happy-dom
import { act, render, renderHook, screen } from "@testing-library/react";
import { createElement } from "react";
import { useForm } from "react-hook-form";
import { expect, it } from "vitest";
import { MadeVerdict as CasinoVerdict } from "../../../app/admin/casinos/made-verdict";
import { valuesOf as casinoValues } from "../../../app/admin/casinos/values";
import { MadeVerdict as PromotionVerdict } from "../../../app/admin/promotions/made-verdict";
import { valuesOf as promotionValues } from "../../../app/admin/promotions/values";

const NONE = /Boş kalırsa cümle gösterilmez/;

it("the form of a bonus shows the sentence that its terms make, and keeps it while they are wrong", () => {
  const form = renderHook(() => useForm({ defaultValues: promotionValues(undefined) })).result.current;
  render(createElement(PromotionVerdict, { form }));
  expect(screen.getByText(NONE)).toBeTruthy();
  act(() => {
    form.setValue("bonus_percent", "50");
    form.setValue("wagering", "10");
    form.setValue("wagering_base", "bonus");
  });
  const made = "“500 TL'den ortalama 650 TL kalır; 2.500 TL çevirmeniz gerekir.”";
  expect(screen.getByText(`Boş kalırsa ziyaretçiler şunu okur: ${made}`)).toBeTruthy();
  act(() => form.setValue("wagering", "on"));
  expect(screen.getByText(/650 TL kalır/)).toBeTruthy();
});

it("the form of a casino shows the sentence that its pros and cons make", () => {
  const form = renderHook(() => useForm({ defaultValues: casinoValues(undefined) })).result.current;
  render(createElement(CasinoVerdict, { form }));
  expect(screen.getByText(NONE)).toBeTruthy();
  act(() => {
    form.setValue("pros", "İki adımlı giriş\nHızlı çekim");
    form.setValue("cons", "VIP kulübü yok");
  });
  expect(screen.getByText("Boş kalırsa ziyaretçiler şunu okur: “İki adımlı giriş; VIP kulübü yok.”")).toBeTruthy();
});
