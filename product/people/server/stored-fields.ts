import type { Tables } from '#host/database/tables';
import type { Selectable } from 'kysely';
import type * as z from 'zod';
import { storing, orNothing, type ColumnsOf, type StoredFields } from '#host/database/stored-fields';
import type { profileFields } from '../profile';

type Row = Selectable<Tables['person']>;

/** Personal data, which are kept sealed: what each is called in the names of its columns. */
export const sealedColumn = {
  mobile: 'mobile',
  email: 'email',
  identityCard: 'card',
} as const satisfies Partial<Record<keyof typeof profileFields, string>>;

/** Where every other field of a profile is kept. */
const stored = {
  images: { to: (value) => ({ images: [...(value ?? [])] }), from: (row) => row.images },
  trueName: { to: (value) => ({ trueName: (value ?? '').trim() }), from: (row) => row.trueName },
  organisationId: { column: 'organisationId' },
  position: orNothing('position'),
  sex: { to: (value) => ({ sex: value || null }), from: (row) => row.sex ?? 0 },
  birthday: { column: 'birthday' },
  education: orNothing('education'),
  professionalTitle: orNothing('professionalTitle'),
  specialty: orNothing('specialty'),
  familiarSubjectOne: orNothing('familiarSubjectOne'),
  familiarSubjectTwo: orNothing('familiarSubjectTwo'),
  address: orNothing('address'),
  researchField: orNothing('researchField'),
  representativeResults: orNothing('representativeResults'),
  introduction: orNothing('introduction'),
} as const satisfies StoredFields<Omit<typeof profileFields, keyof typeof sealedColumn>, Row>;
const profile = storing(stored);
type Columns = Pick<Row, ColumnsOf<typeof stored>>;

/** A profile's columns of which nothing is known: what an account that is erased keeps. */
export const emptyColumns = () => profile.columns({}) as Columns;

/** The columns behind what is said of a person; what is left out stays. */
export const columnsSaid = (said: object) => profile.changes(said) as Partial<Columns>;

/** Every field of a profile but personal data. */
export const saidOf = (row: Row) =>
  profile.read(row) as { [Field in keyof typeof stored]: z.output<(typeof profileFields)[Field]> };
