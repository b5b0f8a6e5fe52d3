import { addMonths } from '#contract/days';
import type { Rule } from './hard-rules';
import { match } from './match';
import { sameName, sameOrganisation } from './names';
import type { AchievementRelationships, Candidate, Hit, PersonRef } from './types';

type Weighing = Rule<Candidate>;

const personLike = (one: PersonRef, persons: AchievementRelationships['persons']): PersonRef | undefined =>
  persons.find((person) => match({ ...person, organisations: [person.organisation] }, one) !== null);

const collaborated: Weighing = ({ collaborations }, { persons, periods }, today) =>
  collaborations
    .filter(({ on }) => on >= addMonths(today, -periods.collaborationMonths) && on <= today)
    .flatMap(({ partner, title }): Hit[] => {
      const person = personLike(partner, persons);
      if (!person) return [];
      const matchedBy = match({ ...person, organisations: [person.organisation] }, partner)!;
      return [
        {
          rule: 'collaborated',
          severity: 'soft',
          matchedBy,
          who: person.name,
          where: title,
          word: 'collaborated',
        },
      ];
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
    const person = personLike(one, persons);
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
