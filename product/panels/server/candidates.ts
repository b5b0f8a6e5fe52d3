import type * as z from 'zod';
import { sql } from 'kysely';
import type { Context } from '#host/context';
import { anyOf } from '#host/database/batched-reads';
import type { Db } from '#host/database/connection';
import { containing, pageFrom } from '#host/lists';
import { general } from '#contract/problems';
import { blockedPeople } from '#queries/integrity';
import { openLoads } from '#queries/panels';
import { poolLinks } from '#queries/people';
import { expertsToChoose } from '#product/people/server';
import { kindCodes, kindOf } from '#product/opinions/codes';
import type { CandidateFilter } from '../panel';
import { expertsOf } from './experts';
import { expertFindings, hitsOf } from './conflicts';
import { overLoaded } from './judge-panel';
import { dayOf } from '#contract/calendar';
import { endOfStep } from '#product/tasks/server';
import { achievementOf, type Report } from './achievements';

const expert = 1;

/** The experts in the pool of an assessor: whom they work with, and whom whoever chooses looks at first (RO4). */
const linkedTo = async (db: Db, assessorId: string): Promise<readonly string[]> =>
  (
    await db
      .selectFrom(poolLinks.as('link'))
      .select('expertId')
      .where('assessorId', '=', assessorId)
      .execute()
  ).map(({ expertId }) => expertId);

type Asked = Context<Context['me'], Report>;

/** One page of the experts whom the caller sees, an assessor those of their own pool, with what speaks against each for this report's achievement; those without a hit come with empty lists. */
export const candidates = async (filter: z.output<typeof CandidateFilter>, context: Asked) => {
  const { db, language, me, object: report } = context;
  let chosen = db.selectFrom(expertsToChoose(me).as('person'));
  if (filter.trueName) chosen = chosen.where('trueName', 'like', containing(filter.trueName));
  const keyword = filter.keyword?.trim();
  if (keyword) {
    const like = containing(keyword);
    chosen = chosen.where((row) =>
      row.or([
        row('trueName', 'like', like),
        row('researchField', 'like', like),
        row.exists(
          row
            .selectFrom('organisation')
            .select('organisation.id')
            .whereRef('organisation.id', '=', 'person.organisationId')
            .where('organisation.name', 'like', like),
        ),
      ]),
    );
  }
  if (filter.kind) chosen = chosen.where('expertKind', '=', kindCodes[filter.kind]);
  const linked = await linkedTo(db, report.authorId);
  const { rows, total } = await pageFrom(chosen, filter, (all) =>
    all
      .select('id')
      .orderBy(sql`person.id = ${anyOf(linked)}`, 'desc')
      .orderBy('expertKind')
      .orderBy('trueName')
      .orderBy('id'),
  );
  const ids = rows.map(({ id }) => id);
  const experts = await expertsOf(db, ids);
  const findings = await expertFindings(context, ids, report.applicationId);
  const loads = await openLoads(db, ids);
  const over = await overLoaded(db, ids);
  const blocked = await blockedPeople(db, ids, dayOf(context.now));
  return {
    rows: ids.map((id) => {
      const person = experts.find((each) => each.id === id)!;
      const { hard, soft } = findings.get(id)!;
      return {
        id,
        trueName: person.trueName,
        organisationName: person.organisationName ?? '',
        professionalTitle: person.professionalTitle,
        kind: person.expertKind === null ? null : kindOf(person.expertKind),
        researchField: person.researchField ?? '',
        hard: hitsOf(hard, language),
        soft: hitsOf(soft, language),
        openPanels: loads.get(id) ?? 0,
        isOverLoad: over.has(id),
        isLinked: linked.includes(id),
        isBlocked: blocked.has(id),
      };
    }),
    total: Number(total),
  };
};

/** What about the report's achievement decides who must sit on its panel: the page shows the rules while one chooses. */
export const needs = async (_: unknown, { db, now, object: report }: Asked) => {
  const { template, purposes, productTypes, limits } = await achievementOf(db, report.applicationId);
  const { panelFewest, panelMost, panelPerOrganisation } = limits;
  return {
    template,
    purposes: [...purposes],
    productTypes: [...productTypes],
    replyBy: dayOf(await endOfStep({ db, now }, report.applicationId, 'replyDays')),
    limits: { panelFewest, panelMost, panelPerOrganisation },
  };
};

/** Every conflict of one expert with this report's achievement. Who is no expert is not found: others' relationships are nobody's business here. */
export const checkConflict = async ({ expertId }: { expertId: string }, context: Asked) => {
  const { db, language, object: report } = context;
  const experts = await expertsOf(db, [expertId]);
  if (experts[0]?.userType !== expert) throw general.notFound();
  const { hard, soft } = (await expertFindings(context, [expertId], report.applicationId)).get(expertId)!;
  return { hard: hitsOf(hard, language), soft: hitsOf(soft, language) };
};
