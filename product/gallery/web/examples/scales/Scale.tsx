import { LevelScale } from '#shell/look/LevelScale';
import { useWords } from '#shell/words/say';

/** A level in its three sizes: in a cell, on a card, and where each level explains itself. */
const Scale = () => {
  const say = useWords();
  const levels = [1, 2, 3, 4, 5].map((number) => ({
    name: say('galleryShowing.scale.level', { number }),
    meaning: say('galleryShowing.scale.meaning', { number }),
  }));
  const shared = {
    name: say('galleryShowing.scale.name'),
    levels,
    reached: 3,
    notRated: say('shell.notRated'),
  } as const;
  return (['mini', 'line', 'full'] as const).map((size) => <LevelScale key={size} {...shared} size={size} />);
};
export default Scale;
