import type { Selectable } from 'kysely';
import { storing, type ColumnsOf, type StoredFields } from '#host/database/stored-fields';
import type { Tables } from '#host/database/tables';
import type { FileFields, fileFields } from '../file';

type FileRow = Selectable<Tables['materialFile']>;

/** Where each field of a file is kept. */
const stored = {
  documentType: { column: 'documentType' },
  title: { column: 'title' },
  issuer: { column: 'issuer' },
  issuedOn: { column: 'issuedOn' },
  validUntil: { column: 'validUntil' },
  deIdentified: { column: 'deIdentified' },
} as const satisfies StoredFields<typeof fileFields, FileRow>;
const file = storing(stored);

/** The columns of what is said of a file. */
export const columnsOf = (said: FileFields) => file.columns(said) as Pick<FileRow, ColumnsOf<typeof stored>>;
/** What is said of a file. */
export const saidOf = (row: Pick<FileRow, ColumnsOf<typeof stored>>) => file.read(row) as FileFields;
