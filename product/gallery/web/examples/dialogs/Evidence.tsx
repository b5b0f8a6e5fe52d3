import { useState } from 'react';
import { EvidencePicker } from '#shell/parts/EvidencePicker';
import { useWords } from '#shell/words/say';

const kinds = ['report', 'novelty', 'test', 'patent'] as const;

/** Pieces of material that prove a claim: chosen in a dialog, which narrows them by a word. */
const Evidence = () => {
  const say = useWords();
  const [chosen, setChosen] = useState<unknown>(['report']);
  const from = kinds.map((id) => ({ id, title: say(`galleryMoving.material.${id}`), note: '2026-02-11' }));
  return <EvidencePicker from={from} value={chosen} onChange={setChosen} />;
};
export default Evidence;
