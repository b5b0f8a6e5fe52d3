import { twice, twoThirdsOf } from '#product/levels/order';
import { sameOrganisation } from '#product/conflicts/names';
import type { OrganisationRef } from '#product/conflicts/types';
import type { ExpertKind, PanelContext, PanelMember } from './types';
import type { PanelRulesWord } from './words';

/** A title of this grade or a higher one is senior (domain §6.5). */
const lowestSeniorGrade = 2;

/** A rule of domain §6.5 the panel breaks: a word with its values, and the experts it is about. */
export interface BrokenRule {
  readonly word: PanelRulesWord;
  readonly values: Readonly<Record<string, string | number>>;
  readonly expertIds: readonly string[];
}

export const technicalKinds: readonly ExpertKind[] = ['clinical', 'technical'];
const isTechnical = ({ kind }: PanelMember): boolean => technicalKinds.includes(kind);

/** Purposes that need an eye on rights or market: transformation, investment and financing. */
export const marketPurposes: readonly string[] = ['1', '2'];
/** New biomedical technology, and cell and gene therapy: nothing without an ethics expert. */
export const ethicsTypes: readonly string[] = ['4.8', '1.9'];

/** The grade of a professional title by its dictionary code `series.grade`; series 9 has no grades. */
export const gradeOfTitle = (code: string): number | null => {
  const parts = /^([1-8])\.([1-4])$/.exec(code);
  return parts ? Number(parts[2]) : null;
};

type Rule = (panel: readonly PanelMember[], context: PanelContext) => readonly BrokenRule[];

const ids = (members: readonly PanelMember[]): string[] => members.map(({ expertId }) => expertId);

const breaks = (
  isBroken: boolean,
  word: PanelRulesWord,
  values: BrokenRule['values'] = {},
  members: readonly PanelMember[] = [],
): BrokenRule[] => (isBroken ? [{ word, values, expertIds: ids(members) }] : []);

/** Five to nine unless the settings say otherwise; odd, so that a vote decides. */
const size: Rule = (panel, { limits: { panelFewest: fewest, panelMost: most } }) => [
  ...breaks(panel.length < fewest || panel.length > most, 'panelSize', { count: panel.length, fewest, most }),
  ...breaks(panel.length % 2 === 0, 'panelEven', { count: panel.length }),
];

const onePersonOneSeat: Rule = (panel) =>
  twice(ids(panel)).flatMap((expertId) => {
    const seats = panel.filter((member) => member.expertId === expertId);
    return breaks(true, 'expertTwice', { name: seats[0]!.name }, seats.slice(0, 1));
  });

const oneLeader: Rule = (panel) => {
  const leaders = panel.filter(({ isLeader }) => isLeader);
  return breaks(leaders.length !== 1, 'oneLeader', { count: leaders.length }, leaders);
};

const fewFromOneOrganisation: Rule = (panel, { limits: { panelPerOrganisation: most } }) => {
  const groups = panel.map(({ organisation }) =>
    panel.filter((other) => sameOrganisation(other.organisation, organisation)),
  );
  const crowded = groups.filter((group, place) => group[0] === panel[place] && group.length > most);
  return crowded.flatMap((group) =>
    breaks(
      true,
      'tooManyFromOneOrganisation',
      {
        organisation: group[0]!.organisation.name,
        count: group.length,
        most,
      },
      group,
    ),
  );
};

/** Two thirds understand the technique, the rest money, rights and management; technical seats are senior. */
const technicalTwoThirds: Rule = (panel) => {
  const technical = panel.filter(isTechnical);
  const needed = twoThirdsOf(panel.length);
  return breaks(technical.length < needed, 'tooFewTechnical', { count: technical.length, needed });
};

/** A technical seat asks for a senior title; the others do not. */
export const isSeniorEnough = ({ kind, titleGrade }: Pick<PanelMember, 'kind' | 'titleGrade'>): boolean =>
  !technicalKinds.includes(kind) || (titleGrade !== null && titleGrade <= lowestSeniorGrade);

const technicalAreSenior: Rule = (panel) => {
  const juniors = panel.filter((member) => !isSeniorEnough(member));
  return juniors.flatMap((member) => breaks(true, 'titleNotSenior', { name: member.name }, [member]));
};

const needed =
  (kinds: readonly ExpertKind[], word: PanelRulesWord, when: (context: PanelContext) => boolean): Rule =>
  (panel, context) =>
    breaks(when(context) && !panel.some(({ kind }) => kinds.includes(kind)), word);

const clinician = needed(['clinical'], 'clinicianNeeded', ({ template }) => template === 1);
const marketEye = needed(['intellectualProperty', 'market'], 'marketExpertNeeded', ({ purposes }) =>
  purposes.some((code) => marketPurposes.includes(code)),
);
const ethicist = needed(['ethics'], 'ethicsExpertNeeded', ({ productTypes }) =>
  productTypes.some((code) => ethicsTypes.includes(code)),
);

const from = (organisations: readonly OrganisationRef[], member: PanelMember): boolean =>
  organisations.some((organisation) => sameOrganisation(organisation, member.organisation));

const nobodyInvolved: Rule = (panel, { completingOrganisations, agency, avoidedExpertIds }) =>
  panel.flatMap((member) => {
    const values = { name: member.name, organisation: member.organisation.name };
    return [
      ...breaks(from(completingOrganisations, member), 'fromCompletingOrganisation', values, [member]),
      ...breaks(from([agency], member), 'fromAgency', values, [member]),
      ...breaks(avoidedExpertIds.includes(member.expertId), 'avoidedByOwner', values, [member]),
    ];
  });

const compositionRules: readonly Rule[] = [
  size,
  onePersonOneSeat,
  oneLeader,
  fewFromOneOrganisation,
  technicalTwoThirds,
  technicalAreSenior,
  clinician,
  marketEye,
  ethicist,
  nobodyInvolved,
];

/** Every rule of domain §6.5 this panel breaks, for SetPanel; empty when it may be invited. */
export const brokenRules = (panel: readonly PanelMember[], context: PanelContext): BrokenRule[] =>
  compositionRules.flatMap((rule) => rule(panel, context));

/** What still keeps the report from the panel (R3): the rules, invitations not accepted, hard conflicts. */
export const notReadyForExperts = (panel: readonly PanelMember[], context: PanelContext): BrokenRule[] => [
  ...brokenRules(panel, context),
  ...panel.flatMap((member) => [
    ...breaks(member.invitation !== 'accepted', 'invitationNotAccepted', { name: member.name }, [member]),
    ...breaks(member.hasHardConflict, 'hardConflict', { name: member.name }, [member]),
  ]),
];
