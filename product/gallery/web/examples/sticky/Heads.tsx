import { useWords } from '#shell/words/say';

/** Each head stays at the top until the next one pushes it away. */
const Heads = () => {
  const say = useWords();
  return (
    <section className="specimen__scroll" aria-label={say('galleryWriting.sticky.scroll')} tabIndex={0}>
      {[1, 2, 3, 4].map((number) => (
        <section key={number}>
          <h3 className="specimen__stays">{say('galleryWriting.sticky.section', { number })}</h3>
          {[1, 2, 3].map((line) => (
            <p key={line}>{say('galleryWriting.sticky.words')}</p>
          ))}
        </section>
      ))}
    </section>
  );
};
export default Heads;
