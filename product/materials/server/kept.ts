import type { Selectable } from 'kysely';
import { keeping, type ColumnsOf, type KeptFields } from '#host/database/kept';
import type { Tables } from '#host/database/tables';
import type { FileFields, fileFields } from '../file';

type FileRow = Selectable<Tables['materialFile']>;

/** Where each field of a file is kept. */
const kept = {
  documentType: { column: 'documentType' },
  title: { column: 'title' },
  issuer: { column: 'issuer' },
  issuedOn: { column: 'issuedOn' },
  deIdentified: { column: 'deIdentified' },
} as const satisfies KeptFields<typeof fileFields, FileRow>;
const file = keeping(kept);

/** The columns of what is said of a file. */
export const columnsOf = (said: FileFields) => file.columns(said) as Pick<FileRow, ColumnsOf<typeof kept>>;
/** What is said of a file. */
export const saidOf = (row: Pick<FileRow, ColumnsOf<typeof kept>>) => file.read(row) as FileFields;
