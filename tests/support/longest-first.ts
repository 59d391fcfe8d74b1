import { BaseSequencer, type TestSpecification } from "vitest/node";

/** Files that take 20 seconds or more: started last, they would keep one core busy while the others are idle. */
const LONGEST = ["invalidation", "backup", "search", "commands", "publishing-runs"];

const placeOf = ({ moduleId }: TestSpecification) => {
  const at = LONGEST.findIndex((name) => moduleId.endsWith(`/${name}.test.ts`));
  return at < 0 ? LONGEST.length : at;
};

/** Starts the longest test files first: Vitest knows how long they take only after a first run. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return (await super.sort(files)).sort((one, other) => placeOf(one) - placeOf(other));
  }
}
