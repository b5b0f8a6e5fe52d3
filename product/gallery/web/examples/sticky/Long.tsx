import { useWords } from '#shell/words/say';

/** A head longer than its place wraps and stays whole; what passes beneath it is not to be read through it. */
const Long = () => {
  const say = useWords();
  return (
    <section className="specimen__scroll" aria-label={say('galleryWriting.sticky.scroll')} tabIndex={0}>
      {[1, 2].map((number) => (
        <section key={number}>
          <h3 className="specimen__stays">
            {say('galleryWriting.sticky.section', { number })} {say('galleryWriting.sticky.words')}
          </h3>
          {[1, 2, 3, 4, 5].map((line) => (
            <p key={line}>{say('galleryWriting.sticky.words')}</p>
          ))}
        </section>
      ))}
    </section>
  );
};
export default Long;
