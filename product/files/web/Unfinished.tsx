import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Button } from 'antd';
import type { PieceProps } from '#shell/office';
import { useWords } from '#shell/words/say';
import { filesApi } from './calls';
import { sendingNow } from './sending-now';

/** What was cut off on its way to a place (`page#field`): chosen again there, it goes on. One question for a whole page. */
export const Unfinished = ({ id: place }: PieceProps) => {
  const say = useWords();
  const cache = useQueryClient();
  const { mutationFn, onSuccess } = filesApi.discardUpload.change(cache);
  const found = useQuery(filesApi.uploads.query({ place: place.slice(0, place.lastIndexOf('#')) }));
  const cut = (found.data ?? []).filter((upload) => upload.place === place && !sendingNow.has(upload.id));
  if (cut.length === 0) return null;
  return (
    <ul className="aside-files">
      {cut.map(({ id, name, arrived, size }) => (
        <li key={id} className="aside-file">
          <span>{say('files.unfinished', { name, percent: Math.floor((arrived / size) * 100) })}</span>
          <Button
            size="small"
            aria-label={say('files.discardNamed', { name })}
            onClick={() => void mutationFn({ id }).then(onSuccess)}
          >
            {say('files.discard')}
          </Button>
        </li>
      ))}
    </ul>
  );
};
