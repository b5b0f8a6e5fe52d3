import { isDay, type Day } from '#contract/days';
import { type about, when } from './finding';
import { inOrder } from './order';
import type { EvidenceDocument, LevelFinding } from './types';
import type { OutcomeCategory } from './level';
import type { Piece, Proof, ProofTable, RuleSet } from './rule-sets/rule-set';
import { rule } from './trace';

export interface ProofInputs {
  /** Levels 1–9 of an item, or 10–13 of the whole achievement. */
  readonly of: 'item' | 'achievement';
  readonly category: OutcomeCategory;
  readonly baseDate: Day;
  readonly documents: readonly EvidenceDocument[];
}

const tableFor = ({ of, category }: ProofInputs, { itemProofs, achievementProofs }: RuleSet): ProofTable =>
  of === 'item' ? itemProofs : achievementProofs[category];

/** Evidence counts when it is passed material and dated on or before the base date (domain §6.3). */
export const counts = (document: EvidenceDocument, baseDate: Day): boolean =>
  document.passed && isDay(document.issuedOn) && document.issuedOn <= baseDate;

const issuers = (documents: readonly EvidenceDocument[]): number =>
  new Set(documents.map(({ issuer }) => issuer?.normalize('NFKC').replace(/\s/g, '')).filter(Boolean)).size;

const showing = (piece: Piece, documents: readonly EvidenceDocument[]): EvidenceDocument[] =>
  documents.filter(({ kind }) => piece.kinds.includes(kind));

const shown = (piece: Piece, documents: readonly EvidenceDocument[]): boolean => {
  const found = showing(piece, documents);
  return piece.institutions === 1 ? found.length > 0 : issuers(found) >= piece.institutions;
};

const complete = (proof: Proof, documents: readonly EvidenceDocument[]): boolean =>
  proof.every((piece) => shown(piece, documents));

const accepted = (
  inputs: ProofInputs,
  rules: RuleSet,
): { level: number; documents: EvidenceDocument[] }[] => {
  const documents = inputs.documents.filter((document) => counts(document, inputs.baseDate));
  return Object.entries(tableFor(inputs, rules)).flatMap(([level, proofs]) => {
    const held = proofs.filter((proof) => complete(proof, documents));
    if (held.length === 0) return [];
    return [{ level: Number(level), documents: held.flat().flatMap((piece) => showing(piece, documents)) }];
  });
};

/** The levels that valid evidence proves, each by itself: gaps stay gaps (domain §6.3). */
export const maturityProof = rule('maturityProof', (inputs: ProofInputs, rules): number[] =>
  accepted(inputs, rules).map(({ level }) => level),
);

/** The documents that carried one of the proven levels. */
export const carrying = (inputs: ProofInputs, rules: RuleSet): string[] => [
  ...new Set(accepted(inputs, rules).flatMap(({ documents }) => documents.map(({ id }) => id))),
];

const indexes = new WeakMap<readonly EvidenceDocument[], ReadonlyMap<string, EvidenceDocument>>();
/** The documents by their ids: each of hundreds of rows looks up a few of thousands. */
const byId = (documents: readonly EvidenceDocument[]): ReadonlyMap<string, EvidenceDocument> => {
  const known = indexes.get(documents);
  if (known) return known;
  const made = new Map(documents.map((document) => [document.id, document]));
  indexes.set(documents, made);
  return made;
};

/**
 * The documents behind a row's citations, in a fixed order, with what the rules look at and nothing else:
 * they go into the stored trace. A citation of nothing is dropped here and named below.
 */
export const cited = (ids: readonly string[], documents: readonly EvidenceDocument[]): EvidenceDocument[] =>
  inOrder(
    [...new Set(ids)].flatMap((each) => {
      const document = byId(documents).get(each);
      if (!document) return [];
      const { id, kind, passed, issuedOn, issuer } = document;
      return [{ id, kind, passed, issuedOn, issuer }];
    }),
    ({ id }) => id,
  );

/** Why a citation does not count: one finding for each document that is missing, not passed, undated or too late. */
export const citationFindings = (
  say: ReturnType<typeof about>,
  ids: readonly string[],
  documents: readonly EvidenceDocument[],
  baseDate: Day,
): LevelFinding[] =>
  inOrder([...new Set(ids)], (id) => id).flatMap((id) => {
    const document = byId(documents).get(id);
    if (!document) return [say('warns', 'evidenceMissing', { document: id })];
    if (!document.passed) return [say('warns', 'evidenceNotPassed', { document: id })];
    if (!isDay(document.issuedOn)) return [say('warns', 'evidenceUndated', { document: id })];
    const date = document.issuedOn;
    return when(date > baseDate, say('warns', 'evidenceAfterBaseDate', { document: id, date, baseDate }));
  });
