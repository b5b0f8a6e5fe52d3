import type * as z from 'zod';
import { DictionaryTag } from '#shell/dictionary/useDictionary';
import type { Controls } from '#shell/form/declared';
import { Hidden } from '#product/audit/web';
import { findOrganisations } from '#product/organisations/web';
import type { profileFields } from '../../profile';
import type { Person } from './person';
import { Pictures, PicturesShown } from './Pictures';

type Said = { [Field in keyof typeof profileFields]: z.output<(typeof profileFields)[Field]> };

export const profileTitles = {
  pictures: 'people.images',
  person: 'people.profile',
  texts: 'people.introduction',
} as const;

/** Personal data: masked, and for a reason shown in full. */
const hidden = (field: 'mobile' | 'email' | 'identityCard') => (person: Person) => (
  <Hidden userId={person.id} name={person.trueName} field={field} masked={person[field].masked} />
);

/** How each field of a profile is asked and shown, in the order of the form (DG1). */
export const profileControls: Controls<Said, Person, keyof typeof profileTitles> = {
  images: {
    in: 'pictures',
    draw: Pictures,
    hint: 'people.imagesHint',
    show: ({ images }) => <PicturesShown addresses={images} />,
  },
  trueName: { in: 'person' },
  mobile: { in: 'person', show: hidden('mobile') },
  email: { in: 'person', hint: 'people.emailPendingHint', show: hidden('email') },
  identityCard: { in: 'person', show: hidden('identityCard') },
  organisationId: { in: 'person', find: findOrganisations, nameField: 'organisationName' },
  position: { in: 'person' },
  sex: { in: 'person', show: ({ sex }) => <DictionaryTag dictionary="sex" code={sex || null} /> },
  birthday: { in: 'person' },
  education: { in: 'person' },
  professionalTitle: { in: 'person', tree: true },
  specialty: { in: 'person' },
  familiarSubjectOne: { in: 'person', tree: true },
  familiarSubjectTwo: { in: 'person', tree: true },
  address: { in: 'person' },
  researchField: { in: 'texts', lines: 2 },
  representativeResults: { in: 'texts' },
  introduction: { in: 'texts' },
};
