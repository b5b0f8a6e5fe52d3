import type { Context } from '#host/context';
import { dayOf } from '#contract/calendar';
import { expertsToChoose } from '#product/people/server';
import { blockedPeople } from '#queries/integrity';
import type { Exclusion } from '../../draw';
import { kindOf } from '#product/opinions/codes';
import { gradeOfTitle, isSeniorEnough } from '#product/opinions/composition';
import type { Achievement } from '../achievements';
import { expertFindings } from '../conflicts';
import { expertsOf, workplaceOf, type Expert } from '../experts';
import { overLoaded } from '../judge-panel';
import type { DrawCandidate, DrawPool } from './order';

/** Which of these experts may take a seat today, and why each of the others may not (domain §6.5, §9.1, §9.6). */
export const weighedFor = async (
  context: Context<unknown, unknown>,
  experts: readonly Expert[],
  applicationId: string,
): Promise<Pick<DrawPool, 'candidates' | 'excluded'>> => {
  const { db, now } = context;
  const ids = experts.map(({ id }) => id);
  const findings = await expertFindings(context, ids, applicationId);
  const blocked = await blockedPeople(db, ids, dayOf(now));
  const over = await overLoaded(db, ids);
  const candidates: DrawCandidate[] = [];
  const excluded: { readonly id: string; readonly why: Exclusion }[] = [];
  for (const expert of experts.toSorted((one, other) => (one.id < other.id ? -1 : 1))) {
    const { id, expertKind, professionalTitle } = expert;
    const { hard, soft } = findings.get(id)!;
    const kind = expertKind === null ? null : kindOf(expertKind);
    const titleGrade = gradeOfTitle(professionalTitle ?? '');
    const why: Exclusion | undefined =
      kind === null
        ? 'kind'
        : hard.length > 0
          ? 'conflict'
          : blocked.has(id)
            ? 'blocked'
            : over.has(id)
              ? 'load'
              : isSeniorEnough({ kind, titleGrade })
                ? undefined
                : 'title';
    if (why !== undefined) excluded.push({ id, why });
    else
      candidates.push({
        id,
        kind: kind!,
        titleGrade,
        organisation: workplaceOf(expert),
        tied: soft.length > 0,
      });
  }
  return { candidates, excluded };
};

/** The candidates of a report's panel as they are now: every expert whom the agency may choose, whether linked to an assessor or not. */
export const poolOf = async (
  context: Context,
  { template, purposes, productTypes, limits, id }: Achievement,
  size: number,
): Promise<DrawPool> => {
  const rows = await context.db.selectFrom(expertsToChoose(context.me).as('person')).select('id').execute();
  const experts = await expertsOf(
    context.db,
    rows.map((row) => row.id),
  );
  const { panelFewest, panelMost, panelPerOrganisation } = limits;
  const needs = {
    template,
    purposes: [...purposes],
    productTypes: [...productTypes],
    limits: { panelFewest, panelMost, panelPerOrganisation },
  };
  return { size, needs, ...(await weighedFor(context, experts, id)) };
};
