import type { Selectable } from 'kysely';
import { storing, orNothing, type ColumnsOf, type StoredFields } from '#host/database/stored-fields';
import { agency } from '../agency';
import type { OrganisationInput } from '../organisation';
import type { Tables } from '#host/database/tables';

type Entry = Selectable<Tables['organisationEntry']>;

/** Where each field of an entry of the register is kept. */
const stored = {
  organisationName: { to: (value) => ({ name: (value ?? '').trim() }), from: (row) => row.name },
  organisationNumber: { column: 'number' },
  organisationType: { column: 'type' },
  parentId: { to: (value) => ({ parentId: value ?? null }), from: (row) => row.parentId ?? '' },
  creditCode: orNothing('creditCode'),
  qualification: orNothing('qualification'),
  technologyFields: {
    to: (value) => ({ technologyFields: [...(value ?? [])] }),
    from: (row) => row.technologyFields,
  },
  validUntil: { column: 'validUntil' },
} as const satisfies StoredFields<typeof OrganisationInput.shape, Entry>;
const entry = storing(stored);
/** The columns that the register fills. */
export const columnNames = Object.keys(entry.columns({}));

/** The columns behind what the register says; what only agencies have is kept of agencies alone. */
export const columnsOf = (input: OrganisationInput) => {
  const { qualification: _by, technologyFields: _what, validUntil: _until, ...others } = input;
  return entry.columns(input.organisationType === agency ? input : others) as Pick<
    Entry,
    ColumnsOf<typeof stored>
  >;
};

/** What the register says of an entry. */
export const saidOf = (row: Entry) => entry.read(row) as Required<OrganisationInput>;
