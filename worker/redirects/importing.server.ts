import type { Db } from "../../db/client";
import { type Redirect, redirects } from "../../db/schema";
import { fieldsOf } from "../fields";
import type { LineOutcome } from "../records/import-outcome";
import { CHANGED_MEANWHILE, cellText, planLine, type Reader } from "../records/import-plan.server";
import type { ImportedLine } from "../records/import-rules";
import { KINDS } from "../records/kinds.server";
import type { Edit } from "../records/revision.server";
import { addressKey } from "./address-key";
import { type PlannedRule, ruleOf, writeRules } from "./bulk-writing.server";
import { loopSentence } from "./chains";
import { refusing, valuesOf } from "./editing.server";
import { KnownRules } from "./known-rules";
import { pagesAt, readablePath } from "./pages.server";
import { ownPath, type RedirectInput, redirectInput, REDIRECTS_MAX, TAKEN, TOO_MANY } from "./rules";

interface Planned extends PlannedRule {
  outcome: LineOutcome;
}

/**
 * Imports the rules of a request in one transaction, whatever their number in the same few statements; a dry run only
 * says what each line would do. Rules that lead through imported ones are shortened, too.
 */
export async function importRedirects(db: Db, lines: ImportedLine[], isDry: boolean, edit: Edit) {
  const stored = await db.select().from(redirects);
  const { planned, outcomes, active } = await plan(db, lines, stored, edit);
  if (isDry || planned.length === 0) return { lines: outcomes, ids: [] as string[] };
  const written = new Set(await writeRules(db, planned, stored, active, edit));
  return {
    lines: outcomes.map((outcome) =>
      planned.some((one) => one.outcome === outcome && !written.has(one.rule.id))
        ? { ...outcome, status: "refused" as const, errors: { id: CHANGED_MEANWHILE } }
        : outcome,
    ),
    ids: [...written],
  };
}

async function plan(db: Db, lines: ImportedLine[], stored: Redirect[], edit: Edit) {
  const targets = lines.map((line) => readablePath(ownPath(cellText(line, "target"), edit.site)));
  const pages = await pagesAt(
    db,
    targets.filter((path) => path.startsWith("/")),
  );
  const byKey = new Map(stored.map((row) => [row.source_key, row]));
  const byId = new Map(stored.map((row) => [row.id, row]));
  const known = new KnownRules(stored.map(ruleOf));
  const lineOf = new Map<string, number>();
  const planned: Planned[] = [];
  const read = new WeakMap<RedirectInput, PlannedRule["values"]>();
  let size = stored.length;
  const outcomes = lines.map((line) => {
    const source = ownPath(cellText(line, "source"), edit.site);
    const row = line.id && !line.is_new ? byId.get(line.id) : byKey.get(addressKey(source));
    const id = row?.id ?? line.id ?? crypto.randomUUID();
    const reader: Reader<Redirect, RedirectInput> = {
      schema: redirectInput,
      missing: KINDS.redirect.missing,
      name: "source",
      find: () => ({ values: line.values, errors: {}, row }),
      fieldsOf: (redirect) => fieldsOf(redirectInput, redirect),
      stored(input) {
        const values = { ...valuesOf(input, edit.site), record_id: null as string | null };
        const first = lineOf.get(values.source_key);
        if (first !== undefined) throw refusing("source", `${first}. satırla aynı yönlendirme`);
        if ((byKey.get(values.source_key)?.id ?? id) !== id) throw refusing("source", TAKEN);
        if (!row && size >= REDIRECTS_MAX) throw refusing("source", TOO_MANY);
        const page = pages.get(readablePath(values.target));
        const rule = { ...ruleOf({ ...values, id }), record_id: page?.id ?? null };
        const isFinal = page !== undefined || values.status === "410";
        const { target, record_id, loop } = isFinal ? { ...rule, loop: undefined } : known.led(rule, row?.source_key);
        if (loop) throw refusing("target", loopSentence(loop));
        const settled = { ...values, target, record_id };
        read.set(input, settled);
        return fieldsOf(redirectInput, settled);
      },
    };
    const { outcome, input } = planLine(reader, { ...line, id: line.id ?? row?.id });
    const values = input && read.get(input);
    if (!values) return outcome;
    const rule = ruleOf({ ...values, id: outcome.id ?? id });
    lineOf.set(values.source_key, line.line);
    if (!row) size++;
    known.put(rule, row?.source_key);
    const keyed = { ...outcome, keys: [values.source_key] };
    planned.push({ outcome: keyed, rule, values, basis: row?.updated_at ?? null });
    return keyed;
  });
  return { planned, outcomes, active: known.active };
}
