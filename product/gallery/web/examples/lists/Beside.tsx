import { useState } from 'react';
import { TreeAside } from '#shell/list/TreeAside';
import { useWords } from '#shell/words/say';

const places = [
  { id: 'north', parentId: '' },
  { id: 'beijing', parentId: 'north' },
  { id: 'tianjin', parentId: 'north' },
  { id: 'south', parentId: '' },
  { id: 'guangzhou', parentId: 'south' },
] as const;

/** A tree that narrows the rows beside it: searched by a word, and folded to a strip. */
const Beside = () => {
  const say = useWords();
  const [chosen, choose] = useState('beijing');
  return (
    <div className="specimen__beside">
      <TreeAside
        label={say('galleryShowing.lists.places')}
        branches={places.map((place) => ({ ...place, name: say(`galleryShowing.lists.place.${place.id}`) }))}
        value={chosen}
        onChoose={choose}
      />
      <span role="status">
        {say(chosen ? `galleryShowing.lists.place.${chosen as 'beijing'}` : 'shell.all')}
      </span>
    </div>
  );
};
export default Beside;
