import { expect, test } from 'vitest';
import { sources } from './sources';

/**
 * Comparing the id of an organisation that a record keeps with one id alone: a merged entry would be overlooked. What a
 * call names was followed in the pipeline, and may be compared with the caller's own.
 */
const comparisons = [
  /'[\w.]*(?:rganisationId|gencyId|registeredBy)',\s*'(?:=|!=)'/g,
  /(?:organisation_id|agency_id) (?:=|<>) (?!any\(|\$\{ownOrganisation\})/g,
  /\b(?!input\b|rules\b)\w+\.(?:organisationId|agencyId|evaluationAgencyId|registeredBy) [!=]== (?!null|undefined)/g,
];
const overlooking = (text: string): string[] =>
  comparisons.flatMap((comparison) => [...text.matchAll(comparison)].map(([found]) => found));

test('ids of organisations are compared by `me.organisationIds`, `entriesOf` or `following`', () => {
  const looked = sources().filter(
    ({ path }) =>
      /product\/[\w-]+\/server\//.test(path) &&
      !/product\/organisations\//.test(path) &&
      !path.endsWith('.test.ts'),
  );
  expect(looked.length).toBeGreaterThan(100);
  const wrong = looked.flatMap(({ path, text }) =>
    overlooking(text).map(
      (found) => `${path} compares «${found}»: a merged organisation would be overlooked`,
    ),
  );
  expect(wrong).toEqual([]);
});

test('a comparison that overlooks a merged organisation is found', () => {
  expect(overlooking("where('person.organisationId', '=', id)")).toHaveLength(1);
  expect(overlooking('report.agency_id = ${id}')).toHaveLength(1);
  expect(overlooking('row.agencyId === me.organisationId')).toHaveLength(1);
  expect(overlooking('report.agency_id = any(${ids}::uuid[])')).toEqual([]);
});
