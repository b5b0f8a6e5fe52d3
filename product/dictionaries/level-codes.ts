import type { OutcomeCategory as CategoryCode, OverallLevel as StandingCode } from './dictionaries';

/** The rules' words and the dictionaries' codes, both ways (domain §5.4). */
const bothWays =
  <Code extends string>() =>
  <Name extends string>(codes: Readonly<Record<Name, Code>>) => {
    const names = new Map(Object.entries<Code>(codes).map(([name, code]) => [code as string, name as Name]));
    return { codes, named: (code: string): Name | null => names.get(code) ?? null };
  };

/** Dictionary of the overall standing. */
export const overallLevels = bothWays<StandingCode>()({
  internationallyLeading: '1',
  internationallyAdvanced: '2',
  domesticallyLeading: '3',
  domesticallyAdvanced: '4',
  domesticallyAverage: '5',
  notRated: '6',
});

/** Top of the dictionary of achievement types. */
export const categories = bothWays<CategoryCode>()({
  applied: '1',
  publicBenefit: '2',
  basicTheory: '3',
});

/** The category of an achievement type: `1.4` is applied. `null` for a code no category begins. */
export const categoryOfType = (code: string): keyof (typeof categories)['codes'] | null =>
  categories.named(code.split('.')[0] ?? '');
