import type { Selectable } from 'kysely';
import { wireName } from '#contract/glossary';
import { general } from '#contract/problems';
import { isCreditCode } from '#contract/validators';
import { fill, inLanguage } from '#contract/words';
import type { Context } from '#host/context';
import type { OrganisationInput } from '../organisation';
import { organisationProblems } from '../problems';
import { organisationsWords } from '../words';
import { columnNames, columnsOf } from './stored-fields';
import { liesBelow, survivorName } from './hierarchy';
import type { Tables } from '#host/database/tables';

export type OnOrganisation = Context<Context['me'], Selectable<Tables['organisationEntry']>>;

/** What report numbers are built on: two letters and three digits (domain §6.6). */
const number = /^[A-Z]{2}\d{3}$/;

/** Throws 2002 beside what is wrong. */
const objectTo = (input: OrganisationInput, { language }: Pick<Context, 'language'>): void => {
  const { organisationNumber, creditCode } = input;
  const defect = (field: string, word: 'numberWrong' | 'creditCodeWrong') => ({
    Field: wireName(field),
    Msg: inLanguage(organisationsWords[word], language),
  });
  const defects = [
    ...(number.test(organisationNumber) ? [] : [defect('organisationNumber', 'numberWrong')]),
    ...(creditCode === '' || isCreditCode(creditCode) ? [] : [defect('creditCode', 'creditCodeWrong')]),
  ];
  if (defects.length > 0) throw general.badInput({}, defects);
};

type Entry = Selectable<Tables['organisationEntry']>;

/**
 * Throws 2601 beside name, number or credit code where another entry has it, and says which: most of those are the same
 * organisation. A credit code that stands already in two entries may stay there until they are merged.
 */
const refuseTaken = async (
  input: OrganisationInput,
  { db, language }: Pick<Context, 'db' | 'language'>,
  own?: Entry,
): Promise<void> => {
  const said = columnsOf(input);
  const isNewCode = said.creditCode !== null && said.creditCode !== own?.creditCode;
  const others = await db
    .selectFrom('organisationEntry')
    .select(['name', 'number', 'creditCode', 'mergedInto'])
    .where((row) =>
      row.or([
        row('name', '=', said.name),
        row('number', '=', said.number),
        ...(isNewCode
          ? [row.and([row('creditCode', '=', said.creditCode), row('mergedInto', 'is', null)])]
          : []),
      ]),
    )
    .$if(own !== undefined, (rows) => rows.where('id', '!=', own!.id))
    .execute();
  const fields = {
    name: 'organisationName',
    number: 'organisationNumber',
    creditCode: 'creditCode',
  } as const;
  const defects = others.flatMap((other) =>
    (['name', 'number', ...(isNewCode ? (['creditCode'] as const) : [])] as const)
      .filter((column) => other[column] === said[column])
      .map((column) => ({
        Field: wireName(fields[column]),
        Msg: fill(inLanguage(organisationsWords.takenBy, language), {
          name: other.name,
          number: other.number,
        }),
      })),
  );
  if (defects.length > 0) throw organisationProblems.taken({}, defects);
};

const takenMeanwhile = (fault: { readonly code?: string }): never => {
  throw fault.code === '23505' ? organisationProblems.taken() : fault;
};

/** Adds an organisation to the register. Throws 2002 beside a wrong number or credit code, 2601 for one that is taken. */
export const addOrganisation = async (input: OrganisationInput, context: Context) => {
  objectTo(input, context);
  await refuseTaken(input, context);
  const id = context.newId();
  await context.db
    .insertInto('organisationEntry')
    .values({ id, ...columnsOf(input), mergedInto: null, createdAt: context.now.toISOString() })
    .execute()
    .catch(takenMeanwhile);
  // The register is no secret: its log says what stood and what stands.
  context.audit({ object: ['organisation', id], after: columnsOf(input), loggedFields: columnNames });
  return { id };
};

/** Changes what the register says. Throws 2602 for a place below itself, 2003 where somebody was faster. */
export const editOrganisation = async (
  input: OrganisationInput & { readonly rowVersion: number },
  context: OnOrganisation,
) => {
  const { db, object } = context;
  await refuseMerged(context);
  if (object.rowVersion !== input.rowVersion) throw general.changedMeanwhile();
  objectTo(input, context);
  if (input.parentId && (await liesBelow(db, input.parentId, object.id)))
    throw organisationProblems.ownParent();
  await refuseTaken(input, context, object);
  await db
    .updateTable('organisationEntry')
    .set({ ...columnsOf(input), rowVersion: object.rowVersion + 1 })
    .where('id', '=', object.id)
    .execute()
    .catch(takenMeanwhile);
  const after = columnsOf(input);
  context.audit({ object: ['organisation', object.id], before: object, after, loggedFields: columnNames });
  return {};
};

/** What another organisation stands for is kept as it was: its merging could not be taken back otherwise. */
export const refuseMerged = async ({ db, object }: OnOrganisation): Promise<void> => {
  if (object.mergedInto !== null)
    throw organisationProblems.isMerged({ name: await survivorName(db, object.id) });
};
