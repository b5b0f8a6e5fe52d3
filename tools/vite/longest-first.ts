import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Orders test files: these first, whatever their size, as they take longest. Begun last, one of them would be waited for alone. */
export const longestFirst = (longest: readonly string[]): typeof BaseSequencer => {
  const rankOf = ({ moduleId }: TestSpecification): number => {
    const rank = longest.findIndex((path) => moduleId.endsWith(`/${path}.test.ts`));
    return rank === -1 ? longest.length : rank;
  };
  return class extends BaseSequencer {
    override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
      const sorted = await super.sort(files);
      return sorted.toSorted((one, other) => rankOf(one) - rankOf(other));
    }
  };
};
