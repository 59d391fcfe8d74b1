import { DIRECT_ROWS } from "../../../worker/promotions/constants";
import type { Scope } from "../../../worker/scope.server";
import type { ListPage } from "./far-pages";
import { throwProblem } from "./load-page.server";
import { filterText, pageNumber, requirePage } from "./query.server";

const ID = /^[0-9a-f-]{36}$/;

/** The page of a list that an address asks for. Throws a 400 for malformed values. */
export function listPage(scope: Scope, size: number, isKeyed: boolean): ListPage {
  const page = pageNumber(scope);
  const id = filterText(scope, "sonra", ID);
  const direct = Math.ceil(DIRECT_ROWS / size);
  const after = (page > direct && isKeyed && id) || null;
  return { page, direct, from: after ? 0 : (Math.min(page, direct) - 1) * size, after, isKeyed };
}

interface Listed {
  pages: number;
  rows: readonly unknown[];
  address: (page?: number) => string;
}

/** Throws a 404 if the list has no such page, or if it is not reached by number. */
export function requireListPage({ page, direct, after, isKeyed }: ListPage, { pages, rows, address }: Listed) {
  requirePage(page, pages, address());
  if (page <= direct || (after && rows.length > 0)) return;
  const rest = isKeyed
    ? `Bu listenin ${direct}. sayfadan sonrasına 'Sonraki' bağlantısıyla gidilir.`
    : `Bu sıralamada yalnızca ilk ${direct} sayfa gösterilir.`;
  throwProblem(404, {
    heading: "Bu sayfa doğrudan açılamaz",
    sentence: `${rest} Aradığınızı filtrelerle daha çabuk bulabilirsiniz.`,
    link: { to: address(direct), label: `${direct}. sayfaya git` },
  });
}
