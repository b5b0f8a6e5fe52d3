import { useState } from 'react';
import { QueryForm } from '#shell/list/query/QueryForm';
import type { Filter } from '#shell/list/types';
import { useWords } from '#shell/words/say';

type Values = Readonly<Record<string, string>>;
const filters: readonly Filter<Record<string, unknown>>[] = [
  { control: 'text', field: 'name', label: 'galleryControls.fields.name' },
  {
    control: 'item',
    field: 'purpose',
    dictionary: 'evaluationPurpose',
    multiple: true,
    label: 'galleryControls.choices.purpose',
  },
  { control: 'days', from: 'from', to: 'to', label: 'galleryControls.dates.range' },
  { control: 'levels', from: 'least', to: 'most', most: 13, label: 'galleryShowing.scale.maturity' },
  { control: 'money', from: 'costFrom', to: 'costTo', label: 'galleryControls.fields.cost' },
  { control: 'yesNo', field: 'isPublic', label: 'galleryControls.choices.isPublic' },
];

/** What a list is narrowed by: three fields in view, the others when one asks for them; Enter searches. */
const Query = () => {
  const say = useWords();
  const [typed, setTyped] = useState<Values>({});
  const [open, setOpen] = useState(true);
  const [asked, setAsked] = useState<Values>();
  return (
    <>
      <QueryForm
        filters={filters}
        typed={typed}
        onType={setTyped}
        open={open}
        onOpen={setOpen}
        onSearch={() => setAsked(typed)}
        onReset={() => {
          setTyped({});
          setAsked({});
        }}
      />
      <span role="status">
        {asked && say('galleryShowing.lists.asked', { count: Object.values(asked).filter(Boolean).length })}
      </span>
    </>
  );
};
export default Query;
