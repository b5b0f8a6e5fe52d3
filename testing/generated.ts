import type { FieldFacts, Kind } from '#contract/facts';
import { dictionaries, type DictionaryName } from '#product/dictionaries/dictionaries';

/** What a generated value may point at, by the kind of object. */
export type Targets = Readonly<Record<string, string>>;

const day = (at: number) => new Date(Date.UTC(2001, 0, 1 + at)).toISOString().slice(0, 10);
const month = (at: number) => new Date(Date.UTC(2001, at, 1)).toISOString().slice(0, 7);
const leafOf = (dictionary: DictionaryName, at: number): string => {
  const codes = dictionaries[dictionary].items.map(({ code }) => code as string);
  const leaves = codes.filter((code) => !codes.some((other) => other.startsWith(`${code}.`)));
  return leaves[at % leaves.length]!;
};

/**
 * Values that fit the facts of fields, each unlike the others, so that one which is dropped or swapped on its way is missed
 * where it should arrive. Lists get two elements.
 */
export const generated = (facts: FieldFacts, targets: Targets): Record<string, unknown> => {
  let count = 0;
  const valueOf = (kind: Kind): unknown => {
    count += 1;
    switch (kind.kind) {
      case 'text':
        return `第${count}项文字`.slice(0, kind.most);
      case 'number':
        return Math.min((kind.least ?? 0) + 1 + (count % 40), kind.most ?? Infinity);
      case 'money':
        return `${1000 + count}.25`;
      case 'day':
        return day(count);
      case 'month':
        return month(count);
      case 'moment':
        return `${day(count)}T00:00:00.000Z`;
      case 'yesNo':
        return true;
      case 'item':
        return leafOf(kind.dictionary as DictionaryName, count);
      case 'ref':
        return targets[kind.to];
      case 'list':
        return [valueOf(kind.of), valueOf(kind.of)];
      case 'object':
        return Object.fromEntries(Object.entries(kind.fields).map(([name, fact]) => [name, valueOf(fact)]));
      case 'choice':
        return kind.names[count % kind.names.length];
    }
  };
  return valueOf({ kind: 'object', fields: facts }) as Record<string, unknown>;
};
