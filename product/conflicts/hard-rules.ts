import { addMonths, type Day } from '#contract/days';
import { forbiddenTogether, type EvaluatingRole } from './forbidden-roles';
import { match, mayMean } from './match';
import { namesOf, sameOrganisation } from './names';
import type {
  AchievementRelationships,
  Bound,
  ConflictRule,
  Hit,
  OrganisationRef,
  PersonRef,
  Workplace,
} from './types';
import type { ConflictsWord } from './words';

export type Rule<Of = Bound> = (
  candidate: Of,
  achievement: AchievementRelationships,
  today: Day,
) => readonly Hit[];

const isCurrent = ({ from, to }: Workplace, today: Day): boolean =>
  (from === null || from <= today) && (to === null || to >= today);

/** Having left an organisation, one still belongs to it for so many months. */
const isRecent = ({ from, to }: Workplace, today: Day, months: number): boolean =>
  (from === null || from <= today) && (to === null || to >= addMonths(today, -months));

const period = ({ from, to }: Workplace): string => `${from ?? ''}–${to ?? ''}`;

/** A declaration says where somebody works, or worked within the period it asks about: until the day it was made. */
const declaredPlaces = ({ employers }: Bound['declared']): readonly Workplace[] =>
  employers.map(({ on, ...organisation }) => ({ organisation, college: null, from: null, to: on ?? null }));

const sharedWorkplace: Rule = (candidate, { completingOrganisations, periods }, today) => {
  const hitsAt = (places: readonly Workplace[], matchedBy: Hit['matchedBy']) =>
    places
      .filter(
        (place) =>
          completingOrganisations.some((completing) => sameOrganisation(completing, place.organisation)) &&
          isRecent(place, today, periods.workplaceMonths),
      )
      .map((place): Hit => ({
        rule: 'sameOrganisation',
        severity: 'hard',
        matchedBy,
        who: place.organisation.name,
        where: period(place),
        word: 'sameOrganisation',
      }));
  return [
    ...hitsAt(candidate.workplaces, 'organisation'),
    ...hitsAt(declaredPlaces(candidate.declared), 'declaration'),
  ];
};

/** The candidate among these people; a mere namesake is soft. */
const among = <Person extends PersonRef>(
  candidate: Bound,
  people: readonly Person[],
  rule: Extract<
    ConflictRule,
    'owner' | 'technologyManager' | 'namedAsPerson' | 'coInventor' | 'paperAuthor' | 'avoided'
  >,
  where: (person: Person) => string = () => '',
): Hit[] => {
  // Of thousands of candidates hardly one is named: where each works is looked at for those alone.
  if (!people.some((person) => mayMean(candidate, person))) return [];
  const known = {
    ...candidate,
    organisations: [...candidate.workplaces, ...candidate.declared.employers.map(asPlace)].flatMap(
      ({ organisation }) => namesOf(organisation),
    ),
  };
  return people.flatMap((person): Hit[] => {
    const matchedBy = match(known, person);
    if (matchedBy === null) return [];
    const shared = { rule, matchedBy, who: person.name, where: where(person) };
    return matchedBy === 'nameAlone'
      ? [{ ...shared, severity: 'soft', word: 'namesake' }]
      : [{ ...shared, severity: 'hard', word: rule }];
  });
};

const asPlace = (organisation: OrganisationRef): { organisation: OrganisationRef } => ({ organisation });

const owner: Rule = (candidate, { owner: who, technologyManager }) => [
  ...among(candidate, [who], 'owner'),
  ...(technologyManager ? among(candidate, [technologyManager], 'technologyManager') : []),
];
const named: Rule = (candidate, { persons }) => among(candidate, persons, 'namedAsPerson');
const inventor: Rule = (candidate, { inventors }) =>
  among(candidate, inventors, 'coInventor', ({ right }) => right);
const author: Rule = (candidate, { authors }) =>
  among(candidate, authors, 'paperAuthor', ({ paper }) => paper);
/** The applicant names experts they would avoid; an assessor or reviewer is not theirs to choose. */
const avoided: Rule = (candidate, achievement) =>
  candidate.role === 'expert' ? among(candidate, achievement.avoided, 'avoided') : [];

const bound = (
  candidate: Bound,
  to: readonly OrganisationRef[],
  rules: { employee: ConflictRule & Hit['word']; shareholder: ConflictRule & Hit['word'] },
  today: Day,
): Hit[] => {
  if (to.length === 0) return [];
  const isBound = (organisation: OrganisationRef): boolean =>
    to.some((one) => sameOrganisation(one, organisation));
  const hit = (
    organisation: OrganisationRef,
    rule: ConflictRule & Hit['word'],
    matchedBy: Hit['matchedBy'],
  ): Hit => ({ rule, severity: 'hard', matchedBy, who: organisation.name, where: '', word: rule });
  const { employers, shareholdings } = candidate.declared;
  return [
    ...candidate.workplaces
      .filter((place) => isCurrent(place, today) && isBound(place.organisation))
      .map(({ organisation }) => hit(organisation, rules.employee, 'organisation')),
    ...employers.filter(isBound).map((one) => hit(one, rules.employee, 'declaration')),
    ...shareholdings.filter(isBound).map((one) => hit(one, rules.shareholder, 'declaration')),
  ];
};

const shareholder: Rule = ({ declared }, { completingOrganisations }) =>
  declared.shareholdings
    .filter((held) => completingOrganisations.some((one) => sameOrganisation(one, held)))
    .map(({ name }) => ({
      rule: 'completingShareholder',
      severity: 'hard',
      matchedBy: 'declaration',
      who: name,
      where: '',
      word: 'completingShareholder',
    }));

/** Its manager, assessor and second checker work for the agency by calling; everybody else must be independent of it. */
const ofAgency: readonly Bound['role'][] = ['agencyManager', 'assessor', 'secondChecker'];
const boundToAgency: Rule = (candidate, { agency }, today) =>
  ofAgency.includes(candidate.role)
    ? []
    : bound(candidate, [agency], { employee: 'agencyEmployee', shareholder: 'agencyShareholder' }, today);

const partWords: Readonly<Record<EvaluatingRole, ConflictsWord>> = {
  agencyManager: 'isAgencyManager',
  assessor: 'isAssessor',
  secondChecker: 'isSecondChecker',
  expert: 'isExpert',
  publicReviewer: 'isPublicReviewer',
};

/** Another part in the same evaluation that does not go together with this one (domain §1.2). */
const otherRole = (
  { role, accountId, name }: Bound,
  { judges }: Pick<AchievementRelationships, 'judges'>,
): Hit[] =>
  judges
    .filter((judge) => judge.accountId === accountId)
    .filter((judge) => forbiddenTogether([role, judge.role]).length > 0)
    .map((judge) => ({
      rule: 'otherRole',
      severity: 'hard',
      matchedBy: 'account',
      who: name,
      where: '',
      word: partWords[judge.role],
    }));

/**
 * Who reviews a second time has not read what the first evaluation came to: they took no part in it, whatever came of that, and
 * belonged for so many months neither to its agency nor to a public-service agency. Who has it done belongs to the latter.
 */
const mayHaveRead: Rule = (candidate, { agency, readers, periods }, today) => {
  const isBlind = candidate.role === 'secondReviewer';
  if (!isBlind && candidate.role !== 'reviewSupervisor') return [];
  if (!readers)
    throw new Error('who may have read a report is not known: it is read along with the question');
  const { workplaces, declared } = candidate;
  const recentlyAt = (
    places: readonly Workplace[],
    organisations: readonly OrganisationRef[],
    hit: Pick<Hit, 'rule' | 'matchedBy' | 'word'>,
  ): Hit[] =>
    places
      .filter((place) => isRecent(place, today, periods.workplaceMonths))
      .filter((place) => organisations.some((one) => sameOrganisation(one, place.organisation)))
      .map((place) => ({ ...hit, severity: 'hard', who: place.organisation.name, where: period(place) }));
  const former = { rule: 'agencyEmployee', matchedBy: 'organisation', word: 'formerAgencyEmployee' } as const;
  const reads = { rule: 'publicAgencyEmployee', word: 'publicAgencyEmployee' } as const;
  return [
    ...otherRole(candidate, readers),
    // Those who belong to it now are found as for everybody who reviews.
    ...recentlyAt(
      workplaces.filter((place) => !isCurrent(place, today)),
      [agency],
      former,
    ),
    ...(isBlind
      ? [
          ...recentlyAt(workplaces, readers.publicAgencies, { ...reads, matchedBy: 'organisation' }),
          ...recentlyAt(declaredPlaces(declared), readers.publicAgencies, {
            ...reads,
            matchedBy: 'declaration',
          }),
        ]
      : []),
  ];
};

const boundToTransferee: Rule = (candidate, { transferees }, today) =>
  bound(
    candidate,
    transferees,
    { employee: 'transfereeEmployee', shareholder: 'transfereeShareholder' },
    today,
  );

/** Any of these refuses the candidate (domain §9.1). */
export const hardRules: readonly Rule[] = [
  owner,
  otherRole,
  sharedWorkplace,
  shareholder,
  named,
  inventor,
  author,
  avoided,
  boundToAgency,
  mayHaveRead,
  boundToTransferee,
];
