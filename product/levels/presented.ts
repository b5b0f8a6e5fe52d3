import type * as z from 'zod';
import type { Language, PlaceholderValues } from '#contract/words';
import type { DocumentType } from '#product/dictionaries/dictionaries';
import type { Assessment, LevelsInForce, TraceStep } from './assessment';
import { documentTypeOf } from './evidence';
import type { LevelsWithChanges } from './in-force';
import type { Trace } from './trace';
import type { LevelFinding } from './types';
import type { levelsWords } from './words';

/** How the rules' words are said to a reader: by the server from its rows, by the browser from those it was given. */
export interface Saying {
  readonly language: Language;
  readonly word: (word: keyof typeof levelsWords, values?: PlaceholderValues) => string;
  readonly document: (code: DocumentType) => string;
}

/** The rules' names for levels, as the columns and the wire call them. */
export const levelsNamed = (levels: LevelsWithChanges['inForce']): LevelsInForce => ({
  maturityLevel: levels.maturity,
  maturityIndex: levels.maturityIndex,
  innovationLevel: levels.innovation,
  advancementLevel: levels.advancement,
  overallLevel: levels.overall,
});

/** A finding as a sentence, with the row it is about before it: `A：没有有效证据`. */
export const said = (
  { word, values, where }: LevelFinding,
  saying: Pick<Saying, 'language' | 'word'>,
): string =>
  (where.row ? where.row + (saying.language === 'zh' ? '：' : ': ') : '') + saying.word(word, values);

/** Each step of a trace with its rule as a sentence. */
export const presentedTrace = (trace: Trace, { word }: Pick<Saying, 'word'>): z.output<typeof TraceStep>[] =>
  trace.map(({ rule, about, inputs, evidenceIds, result }) => ({
    rule,
    about,
    inputs,
    evidenceIds: [...evidenceIds],
    result,
    says: word(`rule${rule.charAt(0).toUpperCase()}${rule.slice(1)}` as keyof typeof levelsWords),
  }));

/** What the editor shows beside the tables, on the server and at every keystroke: levels, why, what is wrong, what lacks. */
export const presented = (
  computed: LevelsWithChanges['computed'],
  inForce: LevelsInForce,
  saying: Saying,
): z.output<typeof Assessment> => ({
  ...inForce,
  computed: levelsNamed(computed),
  evidenced: { ...computed.evidenced },
  items: computed.rows.items.map(({ code, level, proven }) => ({ code, level, proven: [...proven] })),
  points: computed.rows.points.map(({ number, level }) => ({ number, level })),
  indicators: computed.rows.indicators.map(({ name, level }) => ({ name, level })),
  trace: presentedTrace(computed.trace, saying),
  findings: computed.findings.map((finding) => ({
    severity: finding.severity,
    says: said(finding, saying),
    table: finding.where.table,
    row: finding.where.row,
  })),
  gapToNext: computed.gapToNext && {
    next: computed.gapToNext.next,
    missing: computed.gapToNext.missing.map(({ item, level, accepts }) => ({
      item,
      level,
      accepts: accepts.map((proof) =>
        proof.map(({ kinds }) => kinds.map((kind) => saying.document(documentTypeOf[kind])).join(' / ')),
      ),
    })),
  },
});
