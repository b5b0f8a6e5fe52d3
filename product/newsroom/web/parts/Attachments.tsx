import { FileLink } from '#product/files/web';
import { useWords } from '#shell/words/say';
import type { NewsPiece } from '../../news';

/** The files that a text has for its readers. */
export const Attachments = ({ piece }: { readonly piece: Pick<NewsPiece, 'attachments'> }) => {
  const say = useWords();
  if (piece.attachments.length === 0) return null;
  return (
    <section aria-label={say('newsroom.attachments')}>
      <h3>{say('newsroom.attachments')}</h3>
      <ul className="news-languages">
        {piece.attachments.map(({ id, name }) => (
          <li key={id}>
            <FileLink id={id} name={name} />
          </li>
        ))}
      </ul>
    </section>
  );
};
