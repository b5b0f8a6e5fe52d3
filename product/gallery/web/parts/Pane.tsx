import { useWords } from '#shell/words/say';

/** What stands in a pane: more than it has room for, reached by keyboard too. */
export const Pane = ({ title }: { readonly title: string }) => {
  const say = useWords();
  return (
    <section className="specimen__pane" aria-label={title} tabIndex={0}>
      <h3>{title}</h3>
      {[1, 2, 3, 4].map((number) => (
        <p key={number}>{say('galleryWriting.split.words')}</p>
      ))}
    </section>
  );
};
