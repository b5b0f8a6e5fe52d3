import type { Context } from '#host/context';
import { containing, pageFrom } from '#host/lists';
import { applicationHeads } from '#queries/applications';
import { people } from '#queries/people';
import { issuedReports } from '#queries/reports';
import { interestStates, keptMonths, type InterestFilter } from '../interest';
import { contactPlace } from './contact';
import { visibleInterest } from './visible';

/** A moment so many months later, in UTC. */
const later = (moment: string, months: number): string => {
  const at = new Date(moment);
  at.setUTCMonth(at.getUTCMonth() + months);
  return at.toISOString();
};

const found = ({ db, me }: Pick<Context, 'db' | 'me'>) =>
  db
    .selectFrom('interest')
    .innerJoin(applicationHeads.as('application'), 'application.id', 'interest.applicationId')
    .innerJoin(issuedReports.as('report'), 'report.id', 'interest.reportId')
    .leftJoin(people.as('decider'), 'decider.id', 'interest.decidedBy')
    .where((row) => visibleInterest(row as never, me));

const shown = (all: ReturnType<typeof found>) =>
  all
    .select(['interest.id', 'interest.name', 'interest.organisation', 'interest.need', 'interest.status'])
    .select([
      'interest.createdAt',
      'interest.dueAt',
      'interest.decidedAt',
      'interest.answer',
      'interest.rowVersion',
    ])
    .select(['interest.reportId', 'report.reportNumber', 'application.achievementName'])
    .select(['interest.phoneCipher', 'interest.emailCipher', 'decider.trueName as decidedBy']);

const stateOf = (status: number) =>
  (Object.keys(interestStates) as (keyof typeof interestStates)[]).find(
    (state) => interestStates[state] === status,
  )!;

type Row = Awaited<ReturnType<ReturnType<typeof shown>['execute']>>[number];
const rowOf = ({ phoneCipher: _phone, emailCipher: _email, ...row }: Row) => {
  const { status, createdAt, ...rest } = row;
  return {
    ...rest,
    reportNumber: row.reportNumber ?? '',
    state: stateOf(status),
    arrivedAt: createdAt,
    keptUntil: later(createdAt, keptMonths),
    decidedBy: row.decidedBy ?? '',
    answer: row.answer ?? '',
    can:
      status === interestStates.open
        ? (['answer', 'decline', 'remove'] as const).slice()
        : (['remove'] as const).slice(),
  };
};

/** One page of enquiries, those that wait first, then the newest; never how their writers are reached. */
export const listInterest = async (
  { state, achievementName, ...paging }: InterestFilter,
  context: Context,
) => {
  let chosen = found(context);
  if (state) chosen = chosen.where('interest.status', '=', interestStates[state]);
  if (achievementName?.trim())
    chosen = chosen.where('application.achievementName', 'like', containing(achievementName.trim()));
  const { rows, total } = await pageFrom(chosen, paging, (all) =>
    shown(all)
      .orderBy('interest.status')
      .orderBy('interest.createdAt', 'desc')
      .orderBy('interest.id', 'desc'),
  );
  return { rows: rows.map(rowOf), total };
};

/** One enquiry with how its writer is reached; that it was read stands in the log. */
export const readInterest = async ({ id }: { readonly id: string }, context: Context) => {
  const row = await shown(found(context)).where('interest.id', '=', id).executeTakeFirstOrThrow();
  const open = (column: 'phone' | 'email', cipher: string | null): string =>
    cipher === null ? '' : context.services.cipher.open(contactPlace(column, id), cipher);
  return { ...rowOf(row), phone: open('phone', row.phoneCipher), email: open('email', row.emailCipher) };
};
