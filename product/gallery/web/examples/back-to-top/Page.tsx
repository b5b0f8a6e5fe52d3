import { useState } from 'react';
import { useWords } from '#shell/words/say';
import { BackToTop } from '../../parts/BackToTop';

/** The page of the office in which it stands is what is scrolled. */
const Page = () => {
  const say = useWords();
  const [page, setPage] = useState<HTMLElement | null>(null);
  return (
    <div ref={(place) => setPage(place?.closest<HTMLElement>('.page') ?? null)}>
      <p>{say('galleryMoving.top.scroll')}</p>
      <ol>
        {Array.from({ length: 60 }, (_, at) => (
          <li key={at}>{say('galleryMoving.top.line', { number: at + 1 })}</li>
        ))}
      </ol>
      <BackToTop of={page} />
    </div>
  );
};
export default Page;
