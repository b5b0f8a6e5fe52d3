import { describe, expect, it } from 'vitest';
import { type DocumentType, type MaturityLevel, dictionaries } from '#product/dictionaries/dictionaries';
import { highestMaturity } from '#product/dictionaries/levels';
import { acceptedEvidence } from '#testing/dictionaries/accepted-evidence';
import { categories, categoryOfType, overallLevels } from '#product/dictionaries/level-codes';
import { documentTypeOf, evidenceKinds, kindOfType } from './evidence';
import { newestRuleSet } from './rule-sets/published';
import type { OutcomeCategory } from './level';

const { achievementProofs, itemProofs, maturityCap } = newestRuleSet();
const everyCategory: readonly OutcomeCategory[] = ['applied', 'publicBenefit', 'basicTheory'];

describe('the table of evidence', () => {
  it('knows each document type by one name', () => {
    expect(new Set(Object.values(documentTypeOf)).size).toBe(evidenceKinds.length);
    for (const kind of evidenceKinds) expect(kindOfType(documentTypeOf[kind])).toBe(kind);
    expect(kindOfType('6.4')).toBe('other');
  });

  it('accepts for every level what the dictionary tells the applicant it accepts', () => {
    for (const category of everyCategory)
      for (let level = 1; level <= maturityCap[category]; level++) {
        const proofs = (level < 10 ? itemProofs : achievementProofs[category])[level] ?? [];
        const types = new Set<DocumentType>(
          proofs.flat().flatMap(({ kinds }) => kinds.map((kind) => documentTypeOf[kind])),
        );
        const accepted = acceptedEvidence(String(level) as MaturityLevel, categories.codes[category]).of;
        for (const type of accepted) expect(types, `${category} ${level}`).toContain(type);
      }
  });

  it('ends where the dictionary says a category ends', () => {
    for (const category of everyCategory)
      expect(maturityCap[category]).toBe(highestMaturity(categories.codes[category]));
  });
});

describe('codes and names', () => {
  it('of the overall standing are those of the dictionary', () => {
    for (const { code, names } of dictionaries.standing.items)
      expect(overallLevels.named(code), names[1]).not.toBeNull();
    expect(overallLevels.named('7')).toBeNull();
  });

  it('tell the category of an achievement type', () => {
    expect(['1.4', '2', '3.2', '4', ''].map(categoryOfType)).toEqual([
      'applied',
      'publicBenefit',
      'basicTheory',
      null,
      null,
    ]);
  });
});
