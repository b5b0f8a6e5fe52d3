import type { Fact, FieldFacts } from '#contract/facts';
import type { DictionaryName } from '#product/dictionaries/dictionaries';
import { fields } from '../../fields';
import { importColumns, type ImportColumn } from '../../import';

const { profile, account } = fields;
const certificateFacts = (field: 'assessorCertificate' | 'managerCertificate'): FieldFacts =>
  (account[field] as Fact & { readonly kind: 'object' }).fields;
const certificates = [certificateFacts('assessorCertificate'), certificateFacts('managerCertificate')];
const ofEither = (field: string): readonly Fact[] => certificates.map((each) => each[field]!);

/** What is known of the field that each column fills; certificates of either kind stand in the same ones. */
const columnFacts: Readonly<Record<ImportColumn, readonly Fact[]>> = {
  name: [profile.trueName],
  mobile: [profile.mobile],
  email: [profile.email],
  organisation: [profile.organisationId],
  title: [profile.professionalTitle],
  subjectOne: [profile.familiarSubjectOne],
  subjectTwo: [profile.familiarSubjectTwo],
  certificateNumber: ofEither('number'),
  certificateGrade: ofEither('grade'),
  certificateUntil: ofEither('validUntil'),
  loginName: [account.loginName],
};

/** What every row must hold, so that its heading carries a mark. The organisation stands beside the file, for rows that name none. */
export const isRequired = (column: ImportColumn): boolean =>
  column !== 'organisation' && columnFacts[column].some(({ needed }) => needed);

/** How many characters a column takes. */
export const longestIn = (column: ImportColumn): number =>
  Math.max(...columnFacts[column].map((fact) => (fact.kind === 'text' ? (fact.most ?? Infinity) : Infinity)));

/** The dictionaries that a column is filled from. */
export const dictionariesOf = (column: ImportColumn): readonly DictionaryName[] =>
  columnFacts[column].flatMap((fact) => (fact.kind === 'item' ? [fact.dictionary as DictionaryName] : []));

/** The columns that let one choose. */
export const chosenColumns = importColumns.filter((column) => dictionariesOf(column).length > 0);
