/** SQL: a trigger that runs `statements` after `event` if any of the conditions holds, or always without one. */
export function createTrigger(
  name: string,
  event: string,
  conditions: (string | undefined)[],
  statements: string[],
): string {
  const when = conditions.filter((condition) => condition !== undefined).join(" OR ");
  const body = statements.map((sql) => `  ${sql};\n`).join("");
  return `CREATE TRIGGER ${name} AFTER ${event}${when && ` WHEN ${when}`}\nBEGIN\n${body}END`;
}
