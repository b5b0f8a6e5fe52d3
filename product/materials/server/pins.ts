import { sql } from 'kysely';
import type * as z from 'zod';
import type { Context } from '#host/context';
import type { Db } from '#host/database/connection';
import { fileFacts } from '#host/files/rows';
import { transitionsOf } from '#host/transitions';
import { independent } from '#product/conflicts/server';
import type { AnswerPin, MaterialPin, SetPin } from '../pin';
import { materialsProblems } from '../problems';
import type { MaterialTransition } from '../workflow';
import { caseOf } from './case';
import { materialMachine } from './machine';
import { visiblePins, type Material, type Pin } from './visible';

/** What a pin can be set on: what has pages, or is one. */
const isPinned = (mime: string): boolean => mime === 'application/pdf' || mime.startsWith('image/');

/** The pins of a material that a person sees, by their numbers. */
export const pinsOf = (db: Db, materialId: string, me: Context['me']): Promise<MaterialPin[]> =>
  db
    .selectFrom('materialPin')
    .innerJoin(fileFacts.as('file'), 'file.id', 'materialPin.fileId')
    .select(['materialPin.id', 'materialPin.number', 'materialPin.version', 'materialPin.itemCode as code'])
    .select(['materialPin.fileId', 'file.name as fileName', 'file.mime'])
    .select(['materialPin.page', 'materialPin.across', 'materialPin.down', 'materialPin.text'])
    .select(['materialPin.setAt', 'materialPin.answer', 'materialPin.answeredAt', 'materialPin.settledAt'])
    .where('materialPin.materialId', '=', materialId)
    .where((row) => visiblePins(row as never, me))
    .orderBy('materialPin.number')
    .execute();

type About<Object> = Context<Context['me'], Object>;

/** Whether a person may now take a step with a material, as the table of its workflow has it: pins follow its rights. */
const may = async (
  { db, me }: About<unknown>,
  material: Pick<Material, 'id' | 'applicationId'>,
  step: MaterialTransition,
) => {
  const row = await caseOf(db, material);
  return { row, isTheirs: transitionsOf(materialMachine, me, row).includes(step) };
};

/** The case of a material under this person's review. Throws 2210, and 2005 where they are not independent. */
const reviewedCase = async (context: About<unknown>, material: Pick<Material, 'id' | 'applicationId'>) => {
  const { row, isTheirs } = await may(context, material, 'pass');
  if (!isTheirs) throw materialsProblems.notReviewing();
  await independent(context, 'assessor', row.applicationId);
  return row;
};

const materialOf = (db: Db, { materialId }: Pin) =>
  db
    .selectFrom('material')
    .select(['id', 'applicationId'])
    .where('id', '=', materialId)
    .executeTakeFirstOrThrow();

/** The reviewer pins a remark to a place on a file of the version they review. Throws 2005, 2210 and 2211. */
export const setPin = async (
  { code, fileId, page, across, down, text }: z.output<typeof SetPin>,
  context: About<Material>,
) => {
  const { db, object, me, now, newId } = context;
  const row = await reviewedCase(context, object);
  const file = await db
    .selectFrom('materialFile')
    .innerJoin(fileFacts.as('file'), 'file.id', 'materialFile.fileId')
    .select('file.mime')
    .where('materialFile.materialId', '=', row.id)
    .where('materialFile.itemCode', '=', code)
    .where('materialFile.fileId', '=', fileId)
    .executeTakeFirst();
  if (!file || !isPinned(file.mime)) throw materialsProblems.nothingToPin();
  // The material's row is locked by the call: nobody counts at the same time.
  const { last } = await db
    .selectFrom('materialPin')
    .select(sql<number>`coalesce(max(number), 0)`.as('last'))
    .where('materialId', '=', row.id)
    .executeTakeFirstOrThrow();
  const id = newId();
  const number = last + 1;
  await db
    .insertInto('materialPin')
    .values({
      ...{ id, number, fileId, page, across, down },
      materialId: row.id,
      version: row.version,
      itemCode: code,
      text: text.trim(),
      setBy: me.personId,
      setAt: now.toISOString(),
    })
    .execute();
  return { id, number };
};

/** The applicant says a sentence about a pin, while the material is theirs to mend. Throws 2212 and 2213. */
export const answerPin = async ({ text }: z.output<typeof AnswerPin>, context: About<Pin>) => {
  const { db, object, me, now } = context;
  const { isTheirs } = await may(context, await materialOf(db, object), 'save');
  if (!isTheirs) throw materialsProblems.notAnswering();
  if (object.settledAt) throw materialsProblems.pinSettled();
  await db
    .updateTable('materialPin')
    .set({ answer: text.trim(), answeredBy: me.personId, answeredAt: now.toISOString() })
    .where('id', '=', object.id)
    .execute();
  return { id: object.id, number: object.number };
};

/** Who reviews says that a pin is settled: whoever set it, or who reviews in their place. Throws 2005, 2210 and 2212. */
export const settlePin = async (_: unknown, context: About<Pin>) => {
  const { db, object, me, now } = context;
  await reviewedCase(context, await materialOf(db, object));
  if (object.settledAt) throw materialsProblems.pinSettled();
  await db
    .updateTable('materialPin')
    .set({ settledBy: me.personId, settledAt: now.toISOString() })
    .where('id', '=', object.id)
    .execute();
  return { id: object.id, number: object.number };
};
