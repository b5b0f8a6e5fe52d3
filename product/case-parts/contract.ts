import { calls, read } from '#contract/call';
import { id, integer, listOf, moment, oneOf, sha256, strictObject, text } from '#contract/field';
import { withMetadata } from '#contract/metadata';
import { caseParts, fileOrigins } from './part';

const ofCase = { id: withMetadata(id, { ref: 'applicationRecord' }) };

/** A file of a case, once, with everything it stands in that its reader may know of. */
export const CaseFile = strictObject({
  fileId: id,
  name: text(255),
  size: integer(0, 1e12),
  mime: text(200),
  sha256,
  uploadedAt: moment,
  origins: listOf(strictObject({ origin: oneOf(fileOrigins), title: text(400) })),
});

/** What of a case stands on its page and is kept by other areas (domain §4.1, detail). */
export const caseContents = calls(
  'caseParts',
  {},
  {
    parts: read('GET /api/ApplyFor/GetCaseParts', {
      called: ['查看办件组成', 'Parts of a case read', 'Consulta de las partes del expediente'],
      may: 'signed-in',
      on: 'applicationRecord',
      takes: strictObject(ofCase),
      gives: strictObject({
        /** Those that the caller has, each with the id of the record that it shows. */
        parts: listOf(strictObject({ part: oneOf(caseParts), id })),
        /** How many files of the case the caller may open. */
        fileCount: integer(0, 100_000),
      }),
    }),
    files: read('GET /api/ApplyFor/GetCaseFiles', {
      called: ['查看办件文件', 'Files of a case listed', 'Lista de archivos del expediente'],
      may: 'signed-in',
      on: 'applicationRecord',
      takes: strictObject(ofCase),
      gives: listOf(CaseFile),
    }),
  },
);
