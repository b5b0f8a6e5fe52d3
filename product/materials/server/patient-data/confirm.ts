import { general } from '#contract/problems';
import { inLanguage } from '#contract/words';
import type { Context } from '#host/context';
import { recordStep } from '#host/timeline';
import { makeTransition } from '#host/transitions';
import type { ConfirmDeIdentified } from '../../material';
import { isUnconfirmed } from '../../patient-data';
import { materialsWords } from '../../words';
import { actorsOfCase, caseOf } from '../case';
import { itemsOf } from '../content';
import { materialMachine } from '../machine';
import { transitionReply } from '../transition-reply';
import type { Material } from '../visible';

/** The longest list of names that a step of the history holds. */
const longestNote = 1_000;

/**
 * The owner answers for files in which something was found (domain §3.2 M2): by name and moment, beside the file and in the
 * history. Only they do, while they may still change the material; a file in which nothing was found, or that is not there,
 * is refused with 2002.
 */
export const confirmDeIdentified = async (
  { rowVersion, fileIds }: ConfirmDeIdentified,
  context: Context<Context['me'], Material>,
) => {
  const { db, me, now, object, language } = context;
  const row = await caseOf(db, object);
  if (!actorsOfCase(me, row).includes('owner')) throw general.notAllowed();
  const version = await makeTransition(context, materialMachine, row, 'save', { rowVersion });
  const files = (await itemsOf(db, [object.id])).get(object.id)!.flatMap((item) => item.files);
  const meant = files.filter(
    ({ id, patientData }) => fileIds.includes(id) && patientData && isUnconfirmed(patientData),
  );
  const others = fileIds.filter((id) => !meant.some((file) => file.id === id));
  if (others.length > 0)
    throw general.badInput(
      {},
      others.map((id) => ({
        Field: `FileIds.${fileIds.indexOf(id)}`,
        Msg: inLanguage(materialsWords.nothingToConfirm, language),
      })),
    );
  await db
    .updateTable('materialFile')
    .set({ deIdentifiedBy: me.personId, deIdentifiedAt: now.toISOString() })
    .where('materialId', '=', object.id)
    .where(
      'id',
      'in',
      meant.map(({ id }) => id),
    )
    .execute();
  await recordStep(context, {
    object: ['material', object.id],
    actorId: me.personId,
    actor: 'owner',
    transition: 'confirm',
    from: row.status,
    to: row.status,
    note: meant
      .map(({ title, name }) => title || name)
      .join('; ')
      .slice(0, longestNote),
    visibility: 'all',
  });
  return transitionReply(row, row.status, version);
};
