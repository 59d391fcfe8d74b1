import { describe, expect, it } from "vitest";
import { wholeNumbersIn } from "../../worker/turkish/numbers";

describe("the whole numbers in a text", () => {
  it.each([
    ["1.500 × 30 = 45.000 TL", [1_500, 30, 45_000]],
    ["%150 bonus, 20x çevrim, 250TL", [150, 20, 250]],
    ["saat 23.59'a kadar, oran 1,70'tir", []],
    ["12.345.678", [12_345_678]],
    ["Süre ON DÖRT gündür, çevrim üç kattır", [14, 3]],
    ["yirmi beştir, elli; ondur", [25, 50, 10]],
    ["Kırk kat; ALTI gün", [40, 6]],
    ["onaydan sonra birlikte kullanılır, beşte bir", [1]],
    ["", []],
  ])("%j are %j", (text, numbers) => expect(wholeNumbersIn(text)).toEqual(numbers));
});
