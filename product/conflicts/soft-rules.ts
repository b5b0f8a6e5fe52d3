import { addMonths } from '#contract/days';
import type { Rule } from './hard-rules';
import { match, surest } from './match';
import { sameName, sameOrganisation } from './names';
import type { AchievementRelationships, Candidate, Hit, PersonMatch, PersonRef, SharedKind } from './types';

type Weighing = Rule<Candidate>;

/** Whom of these persons the entry means, by the surest match of all. */
const personLike = (
  one: PersonRef,
  persons: AchievementRelationships['persons'],
): { readonly person: PersonRef; readonly found: PersonMatch } | undefined =>
  persons
    .flatMap((person) => {
      const found = match({ ...person, organisations: [person.organisation] }, one);
      return found === null ? [] : [{ person, found }];
    })
    .toSorted((some, other) => surest.indexOf(some.found) - surest.indexOf(other.found))[0];

const rulesOf = {
  achievement: 'collaborated',
  paper: 'coAuthor',
  project: 'sharedProject',
} as const satisfies Record<SharedKind, Hit['rule'] & Hit['word']>;

/** A chain is as sure as its weaker link. Two namesakes beside each other are no tie: common names would tie everybody. */
const weaker = (self: PersonMatch, partner: PersonMatch): PersonMatch | null =>
  self === 'nameAlone' && partner === 'nameAlone'
    ? null
    : surest.indexOf(self) > surest.indexOf(partner)
      ? self
      : partner;

const collaborated: Weighing = ({ collaborations }, { persons, periods }, today) =>
  collaborations
    .filter(({ on }) => on >= addMonths(today, -periods.collaborationMonths) && on <= today)
    .flatMap(({ kind = 'achievement', partner, title, selfBy = 'account' }): Hit[] => {
      const like = personLike(partner, persons);
      const matchedBy = like ? weaker(selfBy, like.found) : null;
      const rule = rulesOf[kind];
      return matchedBy === null
        ? []
        : [{ rule, severity: 'soft', matchedBy, who: like!.person.name, where: title, word: rule }];
    });

const sameCollege: Weighing = ({ workplaces }, { colleges }, today) =>
  workplaces
    .filter(({ to }) => to === null || to >= today)
    .flatMap(({ college, organisation }): Hit[] =>
      college !== null && colleges.some((one) => sameName(one, college))
        ? [
            {
              rule: 'sameCollege',
              severity: 'soft',
              matchedBy: 'organisation',
              who: college,
              where: organisation.name,
              word: 'sameCollege',
            },
          ]
        : [],
    );

const sharedSupervisor: Weighing = ({ declared }, { persons }) =>
  declared.sharedSupervisorWith.flatMap((one): Hit[] => {
    const person = personLike(one, persons)?.person;
    return person
      ? [
          {
            rule: 'sharedSupervisor',
            severity: 'soft',
            matchedBy: 'declaration',
            who: person.name,
            where: '',
            word: 'sharedSupervisor',
          },
        ]
      : [];
  });

/** With this panel it would be more than are usual for the same main organisation. */
const oftenForOrganisation: Weighing = ({ pastPanels }, { mainOrganisation, periods }, today) => {
  const recent = pastPanels.filter(
    (panel) =>
      panel.on >= addMonths(today, -periods.panelPeriodMonths) &&
      panel.on <= today &&
      sameOrganisation(panel.mainOrganisation, mainOrganisation),
  );
  return recent.length + 1 > periods.panelsInPeriod
    ? [
        {
          rule: 'oftenForOrganisation',
          severity: 'soft',
          matchedBy: 'count',
          who: mainOrganisation.name,
          where: String(recent.length),
          word: 'oftenForOrganisation',
        },
      ]
    : [];
};

/** These ask the agency for a reason, and the public-service agency sees it (domain §9.1). */
export const softRules: readonly Weighing[] = [
  collaborated,
  sameCollege,
  sharedSupervisor,
  oftenForOrganisation,
];
