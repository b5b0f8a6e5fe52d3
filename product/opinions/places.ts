import type { Fact, FieldFacts } from '#contract/facts';
import type { SheetContent } from './sheet';

type Field = keyof SheetContent;
/** What is known of the fields of a sheet. */
export type SheetFacts = Readonly<Record<Field, Fact>>;
const fieldsIn = (facts: SheetFacts) => Object.keys(facts) as Field[];
/** A sheet is spoken of by what an expert says in one go: a score, a level with its reason, a comment, a list. */
export type SheetPlace = readonly [Field] | readonly [Field, string];

type List = {
  [Name in Field]: SheetContent[Name] extends readonly unknown[] ? Name : never;
}[Field];
/** The fields of a sheet that are lists: they are merged, and shown, item by item. */
export const listsIn = (facts: SheetFacts): readonly List[] =>
  fieldsIn(facts).filter((field): field is List => facts[field].kind === 'list');

/** Every place of a sheet but its lists, in the order of its fields. */
export const placesIn = (facts: SheetFacts): readonly SheetPlace[] =>
  fieldsIn(facts).flatMap((field): SheetPlace[] => {
    const fact = facts[field];
    if (fact.kind === 'list') return [];
    return fact.kind === 'object' ? Object.keys(fact.fields).map((name) => [field, name]) : [[field]];
  });

/** What is known of what stands in a place. */
export const factAt = (facts: FieldFacts, [field, name]: readonly string[]): Fact | undefined => {
  const fact = facts[field!];
  return name !== undefined && fact?.kind === 'object' ? fact.fields[name] : fact;
};

/**
 * The places whose content is a verdict or a score: everything but words. That something stands there is all a form check
 * reads of them.
 */
export const verdictsIn = (facts: SheetFacts): readonly SheetPlace[] =>
  placesIn(facts).filter((place) => factAt(facts, place)!.kind !== 'text');

export const atPlace = (sheet: SheetContent, [field, name]: SheetPlace): unknown =>
  name === undefined ? sheet[field] : (sheet[field] as Readonly<Record<string, unknown>>)[name];

/** The sheet with another value in one place. */
export const withPlace = (sheet: SheetContent, [field, name]: SheetPlace, value: unknown): SheetContent => ({
  ...sheet,
  [field]: name === undefined ? value : { ...(sheet[field] as object), [name]: value },
});
