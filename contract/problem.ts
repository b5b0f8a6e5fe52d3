import { fill, inLanguage, type Language, type Word } from './words';

/** A failure the product can name: its number on the wire (`ErrorCode`) and its sentence (`RequestMsg`). */
export interface ProblemKind {
  readonly code: number;
  readonly says: Word;
}

/** What stands in the places of a sentence: the same in all languages, or a word of its own in each. */
type Values = Readonly<Record<string, string | number | Word>>;

const filled = ({ says }: ProblemKind, values: Values, language: Language): string =>
  fill(
    inLanguage(says, language),
    Object.fromEntries(
      Object.entries(values).map(([name, value]) => [
        name,
        typeof value === 'object' ? inLanguage(value, language) : value,
      ]),
    ),
  );

/** What a request throws when it refuses. The host turns it into an envelope in the language of the person. */
export class Problem extends Error {
  constructor(
    readonly kind: ProblemKind,
    /** Fill the `{{places}}` of the sentence. */
    readonly values: Values = {},
    /** Goes out as `ResultValue`: defects by field, matches, the current version. Already in wire names. */
    readonly result: unknown = '',
  ) {
    super(filled(kind, values, 'en'));
    this.name = 'Problem';
  }

  get code(): number {
    return this.kind.code;
  }

  /** The sentence in one language. */
  in(language: Language): string {
    return filled(this.kind, this.values, language);
  }
}

type Raise = ((values?: Values, result?: unknown) => Problem) & { readonly kind: ProblemKind };

/** The failures that an area declares, by name. */
export type Problems = Readonly<Record<string, Raise>>;

/** Declares an area's failures, each once: `[number, zh, en, es]`; its manifest contributes them (`host/problem-kinds.ts`). */
export const problems = <const Rows extends Record<string, readonly [code: number, ...says: Word]>>(
  rows: Rows,
): { readonly [Name in keyof Rows]: Raise } => {
  const raised = Object.entries(rows).map(([name, [code, zh, en, es]]) => {
    const kind: ProblemKind = { code, says: [zh, en, es] };
    return [
      name,
      Object.assign((values?: Values, result?: unknown) => new Problem(kind, values, result), { kind }),
    ];
  });
  return Object.fromEntries(raised) as { readonly [Name in keyof Rows]: Raise };
};
