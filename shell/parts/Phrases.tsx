import { Suspense } from 'react';
import { useOffice, type PhrasesProps } from '../office';

/** Offers phrases beneath a text. Their line stands free until their code is here: nothing below moves from under a finger. */
export const Phrases = (props: PhrasesProps) => {
  const { phrases: Picker } = useOffice();
  return (
    <Suspense fallback={<div aria-hidden className="phrases-coming screen-only" />}>
      <Picker {...props} />
    </Suspense>
  );
};
