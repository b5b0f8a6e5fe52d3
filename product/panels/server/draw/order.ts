import { createHash } from 'node:crypto';
import { sameOrganisation } from '#product/conflicts/names';
import type { OrganisationRef } from '#product/conflicts/types';
import type { SeatKind } from '#product/opinions/codes';
import type { Exclusion } from '../../draw';
import { brokenRules } from '#product/opinions/composition';
import { slotsOf, type DrawNeeds } from '#product/opinions/slots';
import type { PanelMember } from '#product/opinions/types';

/** An expert who may be drawn: what the rules of composition look at, and no name. */
export interface DrawCandidate {
  readonly id: string;
  readonly kind: SeatKind;
  readonly titleGrade: number | null;
  readonly organisation: OrganisationRef;
  /** A soft tie speaks against them: they are drawn where nobody free of ties is left. */
  readonly tied: boolean;
}

export interface DrawnMember {
  readonly id: string;
  readonly number: number;
  readonly isLeader: boolean;
}

export interface Drawn {
  readonly members: readonly DrawnMember[];
  /** Everybody else, in the order in which they come in for somebody. */
  readonly reserves: readonly string[];
}

/** What is fixed before anybody can know the seed. */
export interface DrawPool {
  readonly size: number;
  readonly needs: DrawNeeds;
  readonly candidates: readonly DrawCandidate[];
  readonly excluded: readonly { readonly id: string; readonly why: Exclusion }[];
  /** The panel as it sits, where its empty seats are drawn for once more. */
  readonly kept?: readonly DrawnMember[];
}

export const sha256Of = (text: string): string => createHash('sha256').update(text).digest('hex');

/** The place of a candidate in a lot: by seed and id alone, so that whoever knows both computes it. */
export const ticketOf = (seed: string, id: string): string => sha256Of(`${seed} ${id}`);

/** The candidates in the order of the lot: those without ties first, then by the hash of seed and id, which nobody can choose. */
const inDrawOrder = (seed: string, candidates: readonly DrawCandidate[]): DrawCandidate[] =>
  candidates
    .map((candidate) => ({ candidate, ticket: ticketOf(seed, candidate.id) }))
    .toSorted(
      (one, other) =>
        Number(one.candidate.tied) - Number(other.candidate.tied) || (one.ticket < other.ticket ? -1 : 1),
    )
    .map(({ candidate }) => candidate);

/** Where so many steps find no panel, there is none worth looking for: some stratum has hardly a candidate. */
const mostSteps = 5_000;

/** The first way, in this order, of filling all seats with no organisation too often; undefined where there is none. */
const filled = (
  order: readonly DrawCandidate[],
  slots: readonly (readonly SeatKind[])[],
  mostOfOne: number,
): readonly DrawCandidate[] | undefined => {
  const ofSlot = new Map(
    [...new Set(slots)].map((slot) => [slot, order.filter(({ kind }) => slot.includes(kind))]),
  );
  let steps = 0;
  const isCrowded = ({ organisation }: DrawCandidate, taken: readonly DrawCandidate[]): boolean =>
    taken.filter((other) => sameOrganisation(other.organisation, organisation)).length >= mostOfOne;
  const fill = (taken: readonly DrawCandidate[]): readonly DrawCandidate[] | undefined => {
    const slot = slots[taken.length];
    if (!slot) return taken;
    const tried = new Set<string>();
    for (const candidate of ofSlot.get(slot)!) {
      if (taken.includes(candidate)) continue;
      // Of one place and kind, one is as good as the next for whether the rest can be filled.
      const like = `${candidate.kind} ${candidate.organisation.id ?? candidate.organisation.name}`;
      if (tried.has(like) || isCrowded(candidate, taken)) continue;
      tried.add(like);
      steps += 1;
      if (steps > mostSteps) return undefined;
      const whole = fill([...taken, candidate]);
      if (whole) return whole;
    }
    return undefined;
  };
  return slots.some((slot) => ofSlot.get(slot)!.length === 0) ? undefined : fill([]);
};

const isTechnical = ({ kind }: DrawCandidate): boolean => kind === 'clinical' || kind === 'technical';

/**
 * Draws a panel: every seat of every stratum in turn gets the first of its kinds in the order of the lot whom the limit for
 * one organisation leaves; the first technical member leads. Where a panel is kept, the lot gives its empty seats new
 * reserves and changes nothing else. The same seed and candidates give the same panel. Undefined where the candidates cannot fill a panel of this size (domain §6.5, §9.6).
 */
export const drawn = (seed: string, { candidates, size, needs, kept = [] }: DrawPool): Drawn | undefined => {
  if (kept.length > 0) {
    const sits = new Set(kept.map(({ id }) => id));
    const asked = candidates.filter(({ id }) => !sits.has(id));
    return asked.length === 0
      ? undefined
      : { members: kept, reserves: inDrawOrder(seed, asked).map(({ id }) => id) };
  }
  const slots = slotsOf(size, needs);
  if (!slots) return undefined;
  const order = inDrawOrder(seed, candidates);
  const members = filled(order, slots, needs.limits.panelPerOrganisation);
  if (!members) return undefined;
  const leader = order.find((each) => members.includes(each) && isTechnical(each));
  return {
    members: members.map((member, place) => ({
      id: member.id,
      number: place + 1,
      isLeader: member === leader,
    })),
    reserves: order.filter((each) => !members.includes(each)).map(({ id }) => id),
  };
};

const seated = ({ id, kind, titleGrade, organisation }: DrawCandidate, isLeader: boolean): PanelMember => ({
  expertId: id,
  name: id,
  kind,
  titleGrade,
  organisation,
  isLeader,
  invitation: 'invited',
  hasHardConflict: false,
});

/**
 * Who takes the seat of a member: the first reserve, technical or not as they were, with whom the panel still keeps every rule of its composition. Undefined
 * where there is none (domain §9.6).
 */
export const substitute = (
  out: string,
  panel: readonly DrawnMember[],
  reserves: readonly string[],
  candidates: ReadonlyMap<string, DrawCandidate>,
  needs: DrawNeeds,
): string | undefined => {
  const gone = candidates.get(out)!;
  return reserves.find((id) => {
    if (isTechnical(candidates.get(id)!) !== isTechnical(gone)) return false;
    const next = panel.map((member) =>
      seated(candidates.get(member.id === out ? id : member.id)!, member.isLeader),
    );
    return (
      brokenRules(next, {
        ...needs,
        completingOrganisations: [],
        agency: { id: null, name: '' },
        avoidedExpertIds: [],
      }).length === 0
    );
  });
};
