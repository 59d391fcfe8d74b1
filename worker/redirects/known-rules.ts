import { follow, type Rule, type RulesByKey } from "./chains";

/** Rules by key, to which those of an import are added one by one. */
export class KnownRules {
  readonly #all: Map<string, Rule>;
  readonly #active: Map<string, Rule>;

  constructor(rules: Rule[]) {
    this.#all = new Map(rules.map((rule) => [rule.key, rule]));
    this.#active = new Map(rules.filter(({ is_active }) => is_active).map((rule) => [rule.key, rule]));
  }

  get active(): RulesByKey {
    return this.#active;
  }

  /** Adds a rule, in place of the one with the key `former`. */
  put(rule: Rule, former = rule.key) {
    this.#drop(former);
    this.#all.set(rule.key, rule);
    if (rule.is_active) this.#active.set(rule.key, rule);
  }

  /** Where a rule would lead in place of the one with the key `former`; switched-off rules make loops, too. */
  led(rule: Rule, former = rule.key) {
    const replaced = this.#all.get(former);
    this.put(rule, former);
    const { loop } = follow(this.#all, rule);
    const led = follow(this.#active, rule);
    this.#drop(rule.key);
    if (replaced) this.put(replaced);
    return { ...led, loop };
  }

  #drop(key: string) {
    this.#all.delete(key);
    this.#active.delete(key);
  }
}
