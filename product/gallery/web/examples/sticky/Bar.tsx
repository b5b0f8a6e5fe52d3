import { Button } from 'antd';
import { useWords } from '#shell/words/say';

/** The actions stay at the bottom, however long the page is. */
const Bar = () => {
  const say = useWords();
  return (
    <section className="specimen__scroll" aria-label={say('galleryWriting.sticky.scroll')} tabIndex={0}>
      {Array.from({ length: 12 }, (_, line) => (
        <p key={line}>{say('galleryWriting.sticky.words')}</p>
      ))}
      <footer className="specimen__foot">
        <Button type="primary">{say('galleryWriting.sticky.save')}</Button>
      </footer>
    </section>
  );
};
export default Bar;
