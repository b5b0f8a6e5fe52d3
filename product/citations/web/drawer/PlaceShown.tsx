import { useState } from 'react';
import { momentText } from '#contract/formatters';
import { useWords } from '#shell/words/say';
import type { Citation } from '../../citation';
import { CitedFile } from './CitedFile';
import { FrameLayer } from './FrameLayer';

/** A document at the page of a place, the place framed; beneath it what stands there, by whom it was cited, and the file's hash. */
export const PlaceShown = ({ citation }: { readonly citation: Citation }) => {
  const say = useWords();
  const [page, setPage] = useState(citation.page ?? 1);
  const { fileId, frame, place, quotation, by, at, sha256, standing } = citation;
  if (fileId === null) return null;
  return (
    <div className="file-shown">
      <dl className="cited-place">
        {standing !== 'stands' && <dd className="cited-place__stale">{say(`citations.${standing}`)}</dd>}
        {place && (
          <>
            <dt>{say('citations.place')}</dt>
            <dd>{place}</dd>
          </>
        )}
        {quotation && (
          <>
            <dt>{say('citations.quotation')}</dt>
            <dd>
              <q>{quotation}</q>
            </dd>
          </>
        )}
      </dl>
      <CitedFile
        fileId={fileId}
        page={page}
        onPage={setPage}
        over={(shown, turns) =>
          frame && shown === citation.page ? <FrameLayer frame={frame} turns={turns} /> : null
        }
      />
      <p className="faint cited-place__hash">
        {say('citations.citedBy', { name: by, time: momentText(at) })} ·{' '}
        {say('citations.hash', { hash: sha256 })}
      </p>
    </div>
  );
};
