import { gradeOfTitle, notReadyForExperts, type BrokenRule } from '#product/opinions/composition';
import { levelOf } from '#product/opinions/opinion-form';
import type { ExpertKind, PanelLimits, PanelMember } from '#product/opinions/types';
import type { Seat } from '#queries/panels';
import type { Sheet } from '#product/opinions/sheet';
import type { OverallLevel, OutcomeCategory } from '#product/levels/level';
import type { SheetLevels } from '#product/levels/publish';
import type { LevelsInForce } from '#product/levels/assessment';
import type { Suggestion } from '../report';
import type { z } from 'zod';
import { templateOf, type ApplicationFacts } from './application';
import { refusalsOf, relationshipsOf } from '#product/conflicts/server';
import type { Context } from '#host/context';

/** The dictionary's codes of the kinds of experts, and the rules' names for them. */
const kinds: Readonly<Record<string, ExpertKind>> = {
  '1': 'clinical',
  '2': 'technical',
  '3': 'intellectualProperty',
  '4': 'market',
  '5': 'ethics',
  '6': 'management',
};

const memberOf = (seat: Seat, hasHardConflict: boolean): PanelMember => ({
  expertId: seat.expertId,
  name: seat.name,
  kind: kinds[seat.expertKind] ?? (seat.expertKind as ExpertKind),
  titleGrade: gradeOfTitle(seat.professionalTitle ?? ''),
  organisation: {
    id: seat.organisationId,
    name: seat.organisationName ?? '',
    entryName: seat.entryName ?? '',
  },
  isLeader: seat.isLeader,
  invitation: seat.invitation === 'accepted' || seat.invitation === 'invited' ? seat.invitation : 'declined',
  hasHardConflict,
});

/** What keeps a report from this panel today (domain §6.5, domain §3.3 R3): composition, acceptance, hard conflicts as they are now. */
export const panelNow = async (
  context: Pick<Context<unknown, unknown>, 'db' | 'now'>,
  seats: readonly Seat[],
  application: ApplicationFacts,
  category: OutcomeCategory,
  limits: PanelLimits,
): Promise<BrokenRule[]> => {
  const asked = ({ expertId }: Seat) => ({
    personId: expertId,
    applicationId: application.id,
    role: 'expert' as const,
  });
  const findings = await refusalsOf(context, seats.map(asked));
  const { completingOrganisations } = (await relationshipsOf(context.db, [application.id])).get(
    application.id,
  )!;
  return notReadyForExperts(
    seats.map((seat) => memberOf(seat, findings(asked(seat)).hard.length > 0)),
    {
      template: templateOf(category),
      purposes: application.evaluationPurposes,
      productTypes: application.productOptions,
      completingOrganisations,
      agency: { id: application.agencyId, name: application.agencyName },
      // The engine looks at the list of those to be avoided too.
      avoidedExpertIds: [],
      limits,
    },
  );
};

/** Sheets that have passed their form check. */
export const passedSheets = (seats: readonly Seat[]): (Seat & { sheet: Sheet })[] =>
  seats.filter((seat): seat is Seat & { sheet: Sheet } => seat.status === 1 && seat.sheet !== null);

/** Every problem and piece of advice of the round, by the expert's number and never by their name. */
export const suggestionsOf = (seats: readonly Seat[]): z.output<typeof Suggestion>[] =>
  passedSheets(seats).flatMap(({ number, sheet }) =>
    (['problem', 'advice'] as const).flatMap((kind) =>
      (kind === 'problem' ? sheet.problems : sheet.advice)
        .map(({ text, isMandatory }, place) => ({
          key: `${number}.${kind}.${place}`,
          number,
          kind,
          text,
          isMandatory,
        }))
        .filter(({ text }) => text.trim() !== ''),
    ),
  );

/** What each sheet says of the levels, for reconciling them with the computed ones (domain §3.4). */
export const sheetLevels = (
  seats: readonly Seat[],
  proposedTo: (seat: Seat) => LevelsInForce,
): SheetLevels[] =>
  passedSheets(seats).map((seat) => {
    const { levels, overall, overallReason } = seat.sheet;
    const proposed = proposedTo(seat);
    return {
      maturity: levelOf(levels.maturity, proposed.maturityLevel) ?? 0,
      innovation: levelOf(levels.innovation, proposed.innovationLevel) ?? 0,
      advancement: levelOf(levels.advancement, proposed.advancementLevel),
      overall: { level: (overall ?? 'notRated') as OverallLevel, reason: overallReason },
    };
  });
