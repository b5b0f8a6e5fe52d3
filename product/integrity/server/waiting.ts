import { workingDaysAfter } from '#contract/calendar';
import { roleCode } from '#contract/rights';
import type { Context } from '#host/context';
import { calendarNow, settingsNow } from '#product/settings/server';
import type { DeadlineStep, Waiting } from '#product/tasks/server';
import { people } from '#queries/people';
import { recordStates } from '#product/dictionaries/record-status';
import { concerning, visibleRecords } from './visible';

const most = 100;
const { proposed, inForce } = recordStates;

const open = ({ db }: Context) =>
  db
    .selectFrom('integrityRecord')
    .leftJoin(people.as('party'), 'party.id', 'integrityRecord.personId')
    .leftJoin('organisation as blocked', 'blocked.id', 'integrityRecord.organisationId')
    .select(['integrityRecord.id', 'integrityRecord.replyUntil', 'integrityRecord.appealedAt'])
    .select(['integrityRecord.status'])
    .select((row) => row.fn.coalesce('blocked.name', 'party.trueName').as('title'))
    .orderBy('integrityRecord.proposedAt')
    .limit(most);

const task = (
  row: { readonly id: string; readonly title: string | null },
  step: DeadlineStep,
  dueAt: string | null,
): Waiting => ({
  objectKind: 'integrityRecord',
  objectId: row.id,
  applicationId: null,
  step,
  title: row.title ?? '',
  number: '',
  url: `/EvaluationManagement/integrityRecord?Id=${row.id}`,
  dueAt,
});

/** Records that whoever they are about may answer, and those that a reviewer may decide or hear an appeal about. */
export const waitingRecords = async (context: Context): Promise<readonly Waiting[]> => {
  const { me, db } = context;
  const now = context.now.toISOString();
  const toAnswer = me.rights.has('integrity.answer')
    ? await open(context)
        .where(concerning(me))
        .where('integrityRecord.status', '=', proposed)
        .where('integrityRecord.repliedAt', 'is', null)
        .where('integrityRecord.replyUntil', '>=', now)
        .execute()
    : [];
  const own = toAnswer.map((row) => task(row, 'integrityReply', row.replyUntil));
  if (!me.roles.has(roleCode.publicAgency) || !me.rights.has('integrity.manage')) return own;
  const toDecide = await open(context)
    .where((row) => visibleRecords(row as never, me))
    .where((row) => row.not(concerning(me)))
    .where('integrityRecord.proposedBy', '!=', me.personId)
    .where((row) =>
      row.or([
        row.and([
          row('integrityRecord.status', '=', proposed),
          row.or([
            row('integrityRecord.repliedAt', 'is not', null),
            row('integrityRecord.replyUntil', '<', now),
          ]),
        ]),
        row.and([
          row('integrityRecord.status', '=', inForce),
          row('integrityRecord.appealedAt', 'is not', null),
          row('integrityRecord.appealDecidedAt', 'is', null),
          row('integrityRecord.decidedBy', '!=', me.personId),
        ]),
      ]),
    )
    .execute();
  if (toDecide.length === 0) return own;
  const { appealDecisionDays } = await settingsNow(db);
  const calendar = await calendarNow(db);
  return [
    ...own,
    ...toDecide.map((row) =>
      row.status === proposed
        ? task(row, 'integrityDecision', null)
        : task(
            row,
            'integrityAppeal',
            workingDaysAfter(new Date(row.appealedAt!), appealDecisionDays, calendar).toISOString(),
          ),
    ),
  ];
};
