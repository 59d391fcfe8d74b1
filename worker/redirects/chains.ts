import { keysOf, targetOf } from "./address-key";

export interface Rule {
  id: string;
  source: string;
  /** `addressKey` of the source. */
  key: string;
  target: string;
  /** The page of a record is at the target, before which no rule answers. */
  record_id: string | null;
  is_active: boolean;
}

export type RulesByKey = ReadonlyMap<string, Rule>;

/** The rule that answers a target on this site. */
function ruleAt(rules: RulesByKey, target: string): Rule | undefined {
  if (!target.startsWith("/")) return undefined;
  const [path = "", query = ""] = (target.split("#", 1)[0] ?? "").split(/\?(.*)/s);
  for (const key of keysOf(path, query)) {
    const rule = rules.get(key);
    if (rule) return rule;
  }
  return undefined;
}

interface Followed {
  /** Where visitors of the rule arrive, and the record of that page. */
  target: string;
  record_id: string | null;
  /** Sources of rules that lead in a circle, the first one again at the end. */
  loop?: string[];
}

/** Follows a rule through others. A rule for a removed address (410) ends the way before it. */
export function follow(rules: RulesByKey, rule: Rule): Followed {
  const passed = [rule];
  let { target, record_id } = rule;
  while (!record_id) {
    const next = ruleAt(rules, target);
    if (!next || next.target === "") break;
    if (passed.includes(next))
      return { target, record_id, loop: [...passed.slice(passed.indexOf(next)), next].map(({ source }) => source) };
    passed.push(next);
    target = targetOf(target.replace(/[?#].*$/s, ""), next.key, next.target);
    record_id = next.record_id;
  }
  return { target, record_id };
}

export const loopSentence = (loop: string[]) => `Kurallar döngü oluşturuyor: ${loop.join(" → ")}`;

/** The rules by key, with one in place of its former state. */
export function withRule(rules: readonly Rule[], rule: Rule): Map<string, Rule> {
  return new Map([...rules.filter(({ id }) => id !== rule.id), rule].map((one) => [one.key, one]));
}

/** Active rules whose target the given one answers, with what they lead to then; `others` are the rest. */
export function shortened(others: readonly Rule[], rule: Rule): (Followed & { id: string })[] {
  const all = withRule(others, rule);
  return others.flatMap((one) => {
    const isThrough =
      one.id !== rule.id && one.is_active && !one.record_id && one.target !== "" && ruleAt(all, one.target) === rule;
    return isThrough ? { id: one.id, ...follow(all, one) } : [];
  });
}
