import { dayOf } from '#contract/calendar';
import { roleCode } from '#contract/rights';
import { isOfOwn, type Me } from '#host/me';
import { machine } from '#host/transitions';
import { integrityProblems } from '../problems';
import { recordFlow } from '../workflow';
import { notifyConcerned, notifyReviewers } from './notify';
import { hasOpenRecord, isBlockable, organisationOf, nameOf } from './parties';
import { isConcerned, type StoredRecord } from './visible';

/** Which actors a person is towards a record; whoever it is about judges nothing of it. */
export const actorsOf = (me: Me, row: Pick<StoredRecord, 'personId' | 'organisationId'>): string[] => {
  if (isConcerned(me, row)) return ['concerned'];
  return me.roles.has(roleCode.publicAgency) ? ['publicAgency'] : [];
};

/** The machine of integrity records (domain §9.16). */
export const recordMachine = machine<typeof recordFlow, StoredRecord>({
  flow: recordFlow,
  kind: 'integrityRecord',
  table: 'integrityRecord',
  actors: actorsOf,
  title: (db, row) => nameOf(db, row),
  guards: {
    blockable: ({ context, row }) => isBlockable(context.db, row),
    onlyOne: async ({ context, row }) => !(await hasOpenRecord(context.db, row)),
    unrelated: async ({ context, row }) => {
      const me = context.me!;
      return row.personId !== me.personId && !isOfOwn(me, await organisationOf(context.db, row));
    },
    inTime: ({ context, transition, row }) => {
      const until = new Date((transition === 'reply' ? row.replyUntil : row.appealUntil)!);
      if (context.now <= until) return true;
      throw integrityProblems.tooLate({ last: dayOf(until) });
    },
    heard: ({ context, row }) => {
      const until = new Date(row.replyUntil);
      if (row.repliedAt !== null || context.now > until) return true;
      throw integrityProblems.replyFirst({ until: dayOf(until) });
    },
    anotherDecides: ({ context, row }) => row.proposedBy !== context.me!.personId,
    tookNoPart: ({ context, row }) => ![row.proposedBy, row.decidedBy].includes(context.me!.personId),
  },
  effects: { notifyConcerned, notifyReviewers },
});
