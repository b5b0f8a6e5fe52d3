import { useMeanings } from '#product/dictionaries/web';
import { categories } from '#product/dictionaries/level-codes';
import { highestMaturity } from '#product/dictionaries/levels';
import { scales } from '#product/dictionaries/scales';
import { useWords } from '#shell/words/say';
import { useAtWork } from '../at-work';

/** What the ends of a level's scale mean, as the category of the achievement reads them, and which of them is the good one. */
const LevelAnchor = ({ scale }: { readonly scale: keyof typeof scales }) => {
  const say = useWords();
  const { category } = useAtWork();
  const { least } = scales[scale];
  const read = useMeanings(scale, category);
  const levels = scale === 'maturity' ? read.slice(0, highestMaturity(categories.codes[category])) : read;
  const said = (level: number): string => {
    const found = levels[level - 1];
    return found ? say('panelDesk.levelEnd', { ...found }) : say('panelDesk.notEvenFirst');
  };
  if (levels.length === 0) return null;
  return (
    <span className="sheet-anchor">
      {say('panelDesk.levelAnchor', {
        least,
        lowest: said(least),
        most: levels.length,
        highest: said(levels.length),
      })}
    </span>
  );
};
export default LevelAnchor;
