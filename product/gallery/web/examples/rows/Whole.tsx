import { useState } from 'react';
import { FormRenderer } from '#shell/form/FormRenderer';
import type { Section } from '#shell/form/types';
import { message } from '#shell/parts/voices';
import { useWords } from '#shell/words/say';
import { fields } from '../fields/Usual';
import { people, two } from './Usual';

const sections = [
  { key: 'what', title: 'galleryControls.rows.what', fields: fields.slice(0, 2) },
  { key: 'who', title: 'galleryControls.rows.people', fields: [people] },
] as const satisfies readonly Section<Record<string, unknown>>[];

/** A whole form: the way through its sections, the draft that is kept by itself or by a key, and the action it is for. */
const Whole = () => {
  const say = useWords();
  const [first] = useState({ name: 'CT-AI 2.0', words: ['CT'], ...two });
  return (
    <FormRenderer<Record<string, unknown>>
      sections={sections}
      initial={first}
      onSave={async () => undefined}
      onSubmit={async () => message.success(say('galleryControls.rows.submitted'))}
    />
  );
};
export default Whole;
