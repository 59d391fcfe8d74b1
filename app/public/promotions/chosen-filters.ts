import { type ListChoice, MEMBERSHIP, NUMBERS, SWITCHES } from "../../../worker/promotions/list-choice";
import type { Search } from "../../../worker/promotions/search";
import type { Money } from "../../ui/money";
import { chosenFilter, type ChosenFilter, lower } from "../shell/list-filters";
import { listAddress, NEWEST } from "./list-choice";
import { depositLabel, orders, wageringLabel } from "./promotion-sieve";

interface Chosen {
  choice: ListChoice;
  category: { name: string } | undefined;
  search: Search;
  /** Chosen or typed. */
  deposit: number | undefined;
}

const wageringText = (times: string) => `çevrim: ${lower(wageringLabel(times))}`;
const depositText = (amount: string, money: Money) =>
  amount === "0" ? "yatırımsız" : `yatırabileceğim: ${depositLabel(amount, money)}`;

const NUMBER_TEXTS = { cevrim: wageringText, yatirim: depositText };

/** The category, words, order and filters of a list, each with the list without it. */
export function chosenFilters({ choice, category, search, deposit }: Chosen, money: Money): ChosenFilter[] {
  const { q, siralama = NEWEST } = choice;
  const { filters: typed, rest } = search;
  const order = orders(money, deposit).find(({ value }) => value === siralama && value !== NEWEST);
  const filter = (text: string | undefined, change: Partial<ListChoice>) =>
    chosenFilter(text, listAddress({ ...choice, ...change }));
  const wordsWithout = q.split(/\s+/).filter((word) => !rest.split(" ").includes(word));
  return [
    ...filter(category?.name, { kategori: undefined }),
    ...filter(rest && `"${rest}"`, { q: wordsWithout.join(" ") }),
    ...typed.flatMap(({ of, value, without }) =>
      filter(of === "deposit" ? depositText(`${value}`, money) : wageringText(`${value}`), { q: without }),
    ),
    ...filter(order && lower(order.label), { siralama: undefined }),
    ...NUMBERS.flatMap(({ name }) =>
      filter(choice[name] && NUMBER_TEXTS[name](choice[name], money), { [name]: undefined }),
    ),
    ...MEMBERSHIP.choices.flatMap(({ value, label }) =>
      filter(choice.uye === value ? lower(label) : undefined, { uye: undefined }),
    ),
    ...SWITCHES.flatMap(({ name, text }) => filter(choice[name] && text, { [name]: undefined })),
  ];
}
