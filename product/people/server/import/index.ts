import type { Selectable } from 'kysely';
import type * as z from 'zod';
import { general } from '../../../../contract/problems';
import { inLanguage } from '../../../../contract/words';
import type { Context } from '../../../../host/context';
import type { Tables } from '../../../../host/database/tables';
import type { ImportAsked, ImportErrors } from '../../import';
import { peopleProblems } from '../../problems';
import { roleOfType } from '../../rules';
import { staffWords } from '../../words-staff';
import { rolesToGive } from '../roles';
import { checkRows } from './check';
import { errorSheet, readSheet, template, workbookType } from './sheet';
import { writeRows } from './write';

type Asked = Context<Context['me'], Selectable<Tables['file']>>;

/** What kind of account a role makes; a role that staff added makes none. */
const kindOf = (code: string): number => {
  const userType = (roleOfType as readonly string[]).indexOf(code);
  if (userType < 0) throw peopleProblems.noSuchRole();
  return userType;
};

/**
 * Brings people in from a spreadsheet: every row is judged by the rules of the form, those in order become people in one
 * transaction, the others are named by row and column. A number that is registered already is no person twice, so the
 * same file brings nobody in again (XL-02). Throws 403 for a role or an organisation that is not the caller's, 1019 for
 * a file that is not the template's.
 */
export const importPeople = async (
  { organisationId, roleId, dryRun }: z.output<typeof ImportAsked>,
  { object: file, ...rest }: Asked,
) => {
  const context = rest as Context;
  const { me, house } = context;
  const [role] = await rolesToGive({ ids: [roleId] }, context);
  const userType = kindOf(role!.code);
  const elsewhere = me.roles.has('ADM') || role!.code === 'ZJ';
  if (!elsewhere && organisationId !== me.organisationId) throw general.notAllowed();
  const rows = await readSheet(file, await house.files.open(file.sha256));
  const { good, failed } = await checkRows(rows, { organisationId, elsewhere }, context);
  if (!dryRun && good.length > 0) await writeRows(good, { userType, roleId }, context);
  context.audit({
    object: ['file', file.id],
    after: { role: role!.code, organisationId, dryRun, ok: good.length, failed: failed.length },
    tells: ['role', 'dryRun', 'ok', 'failed'],
  });
  return { ok: good.length, failed };
};

/** An empty sheet to fill in. */
export const importTemplate = (_: unknown, { language }: Context) => ({
  name: `${inLanguage(staffWords.import, language)}.xlsx`,
  type: workbookType,
  bytes: template(language),
});

/** The rows that failed, to be mended and brought in again. */
export const importErrors = async (
  { failed }: z.output<typeof ImportErrors>,
  { object: file, house, language }: Asked,
) => ({
  name: `${inLanguage(staffWords.importErrors, language)}.xlsx`,
  type: workbookType,
  bytes: errorSheet(await readSheet(file, await house.files.open(file.sha256)), failed, language),
});
