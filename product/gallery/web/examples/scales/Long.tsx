import { LevelScale } from '#shell/look/LevelScale';
import { StatusTag } from '#shell/look/StatusTag';
import { useWords } from '#shell/words/say';

/** A state is a few words and stands in one line; the name of a level wraps beside that of its scale. */
const Long = () => {
  const say = useWords();
  const name = say('galleryShowing.scale.longLevel');
  return (
    <>
      <div>
        <StatusTag status="returned">{say('galleryShowing.scale.longState')}</StatusTag>
      </div>
      <LevelScale
        name={say('galleryShowing.scale.maturity')}
        levels={[1, 2, 3].map((number) => ({
          name,
          meaning: say('galleryShowing.scale.meaning', { number }),
        }))}
        reached={2}
        size="line"
        notRated={say('shell.notRated')}
      />
    </>
  );
};
export default Long;
