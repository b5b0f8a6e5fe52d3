import { outcomeCategoryOf } from '#product/dictionaries/dictionaries';
import type { Draft } from './application';
import { benefitOf, inOrder } from './reckoned';

type Condition = (draft: Draft) => boolean;
interface Asked {
  /** Whether the field is asked for at all; always, where nothing is said. */
  readonly asked?: Condition;
  /** Whether it has to be there before the application is submitted, beside the fields that always have to. */
  readonly needed?: Condition;
}

const categoryOf = (draft: Draft) => outcomeCategoryOf(draft.achievementType ?? '');
const isNewBiomedical: Condition = ({ medicalProduct }) =>
  medicalProduct?.options.some((option) => option === '4.8' || option === '1.9') ?? false;

/** The approvals whose number an application needs by its answers (domain §4.3): codes of their kinds. */
export const neededApprovals = (draft: Draft): string[] => [
  ...(draft.humanResearch ? ['1'] : []),
  ...(draft.usesGeneticResources ? ['2'] : []),
  ...(isNewBiomedical(draft) ? ['5'] : []),
];

/** The sum of the years is the program's own; another one is given with a reason. */
const differsFromYears: Condition = ({ economicBenefit, benefits }) =>
  typeof economicBenefit === 'string' &&
  economicBenefit.trim() !== '' &&
  Number(economicBenefit) !== Number(benefitOf(benefits ?? []));

const neededAttachments = {
  coOwnerConsent: ({ organisations }: Draft) => (organisations ?? []).length > 1,
  leaderAuthorisation: ({ persons }: Draft, ownerId: string) => {
    const first = inOrder(persons ?? [])[0];
    return first !== undefined && first.personId !== ownerId;
  },
};

/** The kinds of attachments an application cannot do without, by its answers and by whose it is. */
export const attachmentsNeeded = (draft: Draft, ownerId: string) =>
  (['coOwnerConsent', 'leaderAuthorisation'] as const).filter((kind) =>
    neededAttachments[kind](draft, ownerId),
  );

/**
 * The fields that an application asks for by its category and its answers (domain §4.3). What is not asked is neither shown
 * nor demanded; what stands there stays in the draft, and is left out of what is signed and submitted.
 */
export const conditions: { readonly [Field in keyof Draft]?: Asked } = {
  // Basic theory is judged without benefits; a public-benefit achievement cannot do without this one.
  socialBenefit: {
    asked: (draft) => categoryOf(draft) !== '3',
    needed: (draft) => categoryOf(draft) === '2',
  },
  benefitReason: { asked: differsFromYears, needed: differsFromYears },
  approvals: { needed: (draft) => neededApprovals(draft).length > 0 },
};

/** The application as it is signed and submitted: a field that is not asked for is empty. */
export const askedOf = (draft: Draft): Draft => ({
  ...draft,
  ...Object.fromEntries(
    Object.entries(conditions)
      .filter(([field, { asked }]) => asked && !asked(draft) && draft[field as keyof Draft] != null)
      .map(([field]) => [field, null]),
  ),
});
