import type { FindChoices, SuggestTexts } from '#shell/office';
import type { AnyField } from '#shell/form/types';
import { galleryApi } from '../../calls';
import { SampleForm } from '../../parts/SampleForm';

const namesOf = async (name: string): Promise<readonly string[]> =>
  (await galleryApi.users({ name })).people.map((person) => person.name);
const find: FindChoices = async (typed) => (await namesOf(typed)).map((name) => ({ id: name, name }));
const suggests: SuggestTexts = async (typed) => (await namesOf(typed)).map((text) => ({ text }));

const fields: readonly AnyField[] = [
  {
    control: 'find',
    field: 'personId',
    nameField: 'person',
    label: 'galleryControls.choices.person',
    find,
    hint: 'galleryControls.choices.personHint',
  },
  {
    control: 'text',
    field: 'author',
    label: 'galleryControls.choices.author',
    suggests,
    hint: 'galleryControls.choices.authorHint',
  },
];

/** One of many thousands is found on the server while one types; a text field only offers what stood there before. */
const Found = () => <SampleForm fields={fields} />;
export default Found;
