import type * as z from 'zod';
import type { SeatKind } from '#product/opinions/codes';
import type { OpinionForAgency } from '../../opinion';
import type { PanelCandidate, PanelNeeds } from '../../panel';
import { gradeOfTitle } from '#product/opinions/composition';
import type { PanelContext, PanelMember } from '#product/opinions/types';

export type Candidate = z.output<typeof PanelCandidate>;
export type Member = z.output<typeof OpinionForAgency>;

/** Somebody chosen for a panel that has not been invited yet, with what the rules look at. */
export interface Chosen {
  readonly id: string;
  readonly name: string;
  readonly organisation: string;
  readonly professionalTitle: string | null;
  readonly kind: SeatKind;
  readonly reason: string;
  /** Whether something about them has to be explained. */
  readonly needsReason: boolean;
  /** Why they are asked although they have as many panels in hand as the cap allows; null where they have fewer. */
  readonly loadReason: string | null;
  /** They accepted already: only a reason takes them off the panel. */
  readonly stays: boolean;
}

export const chosenOf = (candidate: Candidate): Chosen => ({
  id: candidate.id,
  name: candidate.trueName,
  organisation: candidate.organisationName,
  professionalTitle: candidate.professionalTitle,
  kind: candidate.kind ?? 'technical',
  reason: '',
  needsReason: candidate.soft.length > 0,
  loadReason: candidate.isOverLoad ? '' : null,
  stays: false,
});

/** The seats that are taken by people who accepted or have not answered yet. */
export const seatedOf = (members: readonly Member[]): Chosen[] =>
  members
    .filter(({ number, invitation }) => number > 0 && ['invited', 'accepted'].includes(invitation))
    .map((member) => ({
      id: member.expertId,
      name: member.expertName,
      organisation: member.organisationName,
      professionalTitle: member.professionalTitle,
      kind: member.kind,
      reason: '',
      needsReason: false,
      loadReason: null,
      stays: member.invitation === 'accepted',
    }));

/** Whether every seat has a sheet whose form was passed: only then can the round be closed. */
export const isComplete = (members: readonly Member[]): boolean => {
  const seats = members.filter(({ number }) => number > 0);
  const passed = new Set(
    seats
      .filter(({ invitation, status }) => invitation === 'accepted' && status === 'passed')
      .map(({ number }) => number),
  );
  return seats.length > 0 && seats.every(({ number }) => passed.has(number));
};

/** A chosen person as the rules of composition look at them. */
export const memberOf = (
  chosen: Omit<Chosen, 'needsReason' | 'stays' | 'reason' | 'loadReason'>,
  isLeader: boolean,
): PanelMember => ({
  expertId: chosen.id,
  name: chosen.name,
  kind: chosen.kind,
  titleGrade: gradeOfTitle(chosen.professionalTitle ?? ''),
  organisation: { id: null, name: chosen.organisation },
  isLeader,
  invitation: 'invited',
  hasHardConflict: false,
});

/** What decides the rules. Whoever is involved in the achievement is a hard conflict, and cannot be chosen at all. */
export const contextOf = (needs: z.output<typeof PanelNeeds>): PanelContext => ({
  template: needs.template === 2 ? 2 : 1,
  purposes: needs.purposes,
  productTypes: needs.productTypes,
  completingOrganisations: [],
  agency: { id: null, name: '' },
  avoidedExpertIds: [],
  limits: needs.limits,
});
