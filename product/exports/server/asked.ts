import type { Selectable } from 'kysely';
import type { Context } from '#host/context';
import type { Tables } from '#host/database/tables';
import type { ExportAsked } from '../contract';

type Row = Pick<Selectable<Tables['exportFile']>, 'id' | 'askedCipher'>;
type Keys = Pick<Context, 'services'>;

const place = (row: string) => ({ table: 'exportFile', column: 'asked', row });

/** What was asked of a file, sealed for its row. */
export const sealAsked = (id: string, asked: ExportAsked, { services }: Keys): string =>
  services.cipher.seal(place(id), JSON.stringify(asked));

/** The same, as it was asked. */
export const fileAsked = ({ id, askedCipher }: Row, { services }: Keys): ExportAsked =>
  JSON.parse(services.cipher.open(place(id), askedCipher)) as ExportAsked;
