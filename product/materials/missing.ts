import type { Fact } from '#contract/facts';
import { fill, inLanguage, type Language, type Word } from '#contract/words';
import { nameKey } from '#product/search/normalise';
import { assessedItems, isWhole } from '#product/levels/wbs';
import { materialTemplates, mayNotApply, type MaterialTemplate } from './checklist';
import type { ChecklistRow } from './checklist-types';
import { fields } from './fields';
import type { FileFields } from './file';
import type { MaterialFile } from './material';
import { isUnconfirmed } from './patient-data';
import type { MaterialTables } from './proposals';
import { tableOf } from './table-of';
import { materialsWords, type MaterialsWord } from './words';

/** A file of an item, as far as completeness looks at it. */
type EvidenceFacts = FileFields & Pick<MaterialFile, 'id' | 'name' | 'patientData'>;

export interface ItemFacts {
  readonly code: string;
  readonly required: boolean;
  readonly notApplicableReason: string | null;
  readonly files: readonly EvidenceFacts[];
}

/** A material, as far as completeness looks at it. */
export interface MaterialFacts {
  readonly template: MaterialTemplate;
  readonly items: readonly ItemFacts[];
  readonly tables: MaterialTables;
  /** Names of the completing organisations: a proof by one of them is no proof from outside. */
  readonly completingOrganisations: readonly string[];
  /** The day of Shanghai, YYYY-MM-DD. */
  readonly today: string;
}

/** One thing that keeps a material from being submitted. */
export interface Missing {
  readonly code: string;
  /** The file it is about; null for the item as a whole. */
  readonly fileId: string | null;
  readonly word: MaterialsWord;
  readonly title: Word;
  readonly values: Readonly<Record<string, string | number>>;
}

const countOf = (row: ChecklistRow, item: ItemFacts, tables: MaterialTables): number =>
  row.kind === 'files' ? item.files.length : (tables[tableOf[row.kind]] ?? []).length;

type Found = Pick<Missing, 'word' | 'values'> & { readonly fileId?: string };

const inNumber = (row: ChecklistRow, item: ItemFacts, facts: MaterialFacts): Found[] => {
  const count = countOf(row, item, facts.tables);
  if (count === 0) {
    if (!item.required || (mayNotApply(row) && item.notApplicableReason?.trim())) return [];
    const isFiles = row.kind === 'files';
    if (!mayNotApply(row)) return [{ word: isFiles ? 'itemNeeded' : 'tableNeeded', values: {} }];
    return [{ word: isFiles ? 'itemMissing' : 'tableMissing', values: {} }];
  }
  const own = new Set(facts.completingOrganisations.map(nameKey));
  const outside = item.files.filter(({ issuer }) => issuer.trim() && !own.has(nameKey(issuer))).length;
  const least = row.minimumFromOutside ?? 0;
  return [
    ...(count < row.minimum ? [{ word: 'tooFew', values: { least: row.minimum, count } } as const] : []),
    ...(row.maximum !== undefined && count > row.maximum
      ? [{ word: 'tooMany', values: { most: row.maximum, count } } as const]
      : []),
    ...(outside < least ? [{ word: 'noneFromOutside', values: { least } } as const] : []),
  ];
};

const inBreakdown = (row: ChecklistRow, { tables }: MaterialFacts): Found[] => {
  const rows = row.kind === 'wbs' ? assessedItems(tables.workBreakdown ?? []) : [];
  if (rows.length === 0) return [];
  const sum = Math.round(rows.reduce((all, { weight }) => all + weight, 0) * 100) / 100;
  return [
    ...(isWhole(rows) ? [] : [{ word: 'weightsNotWhole', values: { sum } } as const]),
    ...(rows.some(({ isKey }) => isKey) ? [] : [{ word: 'noKeyItem', values: {} } as const]),
  ];
};

const neededInFiles = Object.entries<Fact>(fields.file).flatMap(([field, { needed }]) =>
  typeof needed === 'string' ? [[field as keyof FileFields, needed as MaterialsWord] as const] : [],
);
const isSaid = (value: string | boolean | null | undefined): boolean =>
  typeof value === 'string' ? value.trim() !== '' : value === true;

const inFiles = (row: ChecklistRow, item: ItemFacts, today: string): Found[] =>
  item.files.flatMap((file) => {
    const { documentType, issuedOn, validUntil } = file;
    const isOther = row.kind === 'files' && !row.documents.some((type) => type === documentType);
    const words = neededInFiles.flatMap(([field, lacks]): MaterialsWord[] => {
      if (!isSaid(file[field])) return [lacks];
      if (field === 'documentType' && isOther) return ['fileOfOtherType'];
      return field === 'issuedOn' && issuedOn! > today ? ['fileFromFuture'] : [];
    });
    if (issuedOn && validUntil && validUntil < issuedOn) words.push('fileEndsBeforeIssued');
    if (file.patientData && isUnconfirmed(file.patientData)) words.push('patientDataUnconfirmed');
    return words.map((word) => ({ word, values: { name: file.title || file.name }, fileId: file.id }));
  });

/**
 * Everything that keeps a material from being submitted, in the order of its template (domain §3.2 M2, §4.4).
 * The list counts it, the template's page shows it, and submitting refuses with it. Empty: it may go.
 * An item that no row of the template names any more is passed over.
 */
export const missingFor = (facts: MaterialFacts): readonly Missing[] =>
  facts.items.flatMap((item) => {
    const row = materialTemplates[facts.template].find(({ code }) => code === item.code);
    if (!row) return [];
    return [
      ...inNumber(row, item, facts),
      ...inBreakdown(row, facts),
      ...inFiles(row, item, facts.today),
    ].map(({ fileId = null, ...found }) => ({ code: item.code, title: row.title, fileId, ...found }));
  });

/** How many items of the checklist still want something: what the list shows as missing. */
export const missingItems = (missing: readonly Missing[]): number =>
  new Set(missing.map(({ code }) => code)).size;

/** The sentence of a gap in one language. */
export const sentenceOf = ({ word, title, values }: Missing, language: Language): string =>
  fill(inLanguage(materialsWords[word], language), { title: inLanguage(title, language), ...values });
