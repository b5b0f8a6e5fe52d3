import { Button, Tag } from 'antd';
import { useState } from 'react';
import { attempt } from '#shell/client/useDo';
import { useConfirm } from '#shell/parts/useConfirm';
import { useWords, type Say } from '#shell/words/say';
import type { Citation } from '../citation';
import { saidOf } from '../said';
import { useCitations } from './context';

/** A place as it is called: the document, its page, and the place in words where there is no page. */
export const placeName = ({ title, fileName, page, place }: Citation, say: Say): string => {
  const document = title || fileName;
  if (page === null) return place ? `${document} · ${place}` : document;
  return say('citations.page', { title: document, page });
};

interface CitedPlaceLineProps {
  readonly citation: Citation;
  readonly onOpen: (isWriting: boolean) => void;
}

/** One place: the way to it, what stands there, how its document stands today, and what its writer may do. */
export const CitedPlaceLine = ({ citation, onOpen }: CitedPlaceLineProps) => {
  const say = useWords();
  const ask = useConfirm();
  const { citations, write } = useCitations();
  const [busy, setBusy] = useState(false);
  const { level, proves, place, page, quotation, standing, fileId, replacedBy } = citation;
  const name = placeName(citation, say);
  const [replacement] = replacedBy;
  const confirm = async (evidenceId: string): Promise<void> => {
    setBusy(true);
    await attempt(() => write!.confirm(citation, evidenceId));
    setBusy(false);
  };
  const remove = (): void =>
    ask({
      title: 'citations.removeNamed',
      values: { name },
      okText: 'citations.remove',
      danger: true,
      run: () => write!.save(citations.filter((each) => each !== citation).map(saidOf)),
    });
  return (
    <li className={standing === 'stands' ? undefined : 'cited-places__stale'}>
      {fileId === null ? (
        <span>{name}</span>
      ) : (
        <Button
          type="link"
          size="small"
          className="cited-places__open"
          disabled={false}
          aria-label={say('citations.open', { name })}
          onClick={() => onOpen(false)}
        >
          {name}
        </Button>
      )}
      {level !== null && (
        <span>{say('citations.level', { scale: say(`citations.proves.${proves}`), level })}</span>
      )}
      {(page !== null && place) || quotation ? (
        <q>{[page === null ? '' : place, quotation].filter(Boolean).join(' · ')}</q>
      ) : null}
      {standing !== 'stands' && <Tag color="warning">{say(`citations.${standing}`)}</Tag>}
      {write && (
        <span className="cited-places__ways">
          {standing === 'replaced' && replacement && (
            <Button
              size="small"
              loading={busy}
              aria-label={say('citations.confirmNamed', { name })}
              onClick={() => void confirm(replacement)}
            >
              {say('citations.confirm')}
            </Button>
          )}
          <Button
            type="link"
            size="small"
            aria-label={say('citations.editNamed', { name })}
            onClick={() => onOpen(true)}
          >
            {say('citations.edit')}
          </Button>
          <Button
            type="link"
            size="small"
            aria-label={say('citations.removeNamed', { name })}
            onClick={remove}
          >
            {say('citations.remove')}
          </Button>
        </span>
      )}
    </li>
  );
};
