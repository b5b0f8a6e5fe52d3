import { useQuery } from '@tanstack/react-query';
import { Button, Skeleton } from 'antd';
import { useState } from 'react';
import type { ControlProps } from '#shell/form/types';
import { AskAgain } from '#shell/parts/AskAgain';
import { useLanguage, useWords } from '#shell/words/say';
import { mediaApi } from '../calls';
import { ChoosePicture } from './ChoosePicture';
import { described } from './described';
import './media.css';

/** One picture of the library by its id, or none: a control for forms. */
export const PictureField = ({ id, value, onChange, disabled = false }: ControlProps) => {
  const say = useWords();
  const language = useLanguage();
  const [choosing, setChoosing] = useState(false);
  const chosen = typeof value === 'string' && value !== '' ? value : undefined;
  const { data, isError, refetch } = useQuery({
    ...mediaApi.byId.query({ id: chosen ?? '' }),
    enabled: chosen !== undefined,
  });
  return (
    <div className="picture-field" role="group" {...(id && { id })} aria-label={say('media.picture')}>
      {chosen && (
        <figure aria-busy={!data && !isError}>
          {data ? (
            <>
              <img src={data.thumbnail} alt={described(data.alternatives, language)} />
              <figcaption>
                {data.number} · {data.name}
              </figcaption>
            </>
          ) : isError ? (
            <AskAgain onAsk={() => void refetch()} />
          ) : (
            <Skeleton.Node active />
          )}
        </figure>
      )}
      <Button disabled={disabled} onClick={() => setChoosing(true)}>
        {say('media.choose')}
      </Button>
      {chosen && (
        <Button disabled={disabled} onClick={() => onChange?.(null)}>
          {say('media.takeAway')}
        </Button>
      )}
      {choosing && (
        <ChoosePicture
          language={language}
          onClose={() => setChoosing(false)}
          onChoose={(picture) => {
            setChoosing(false);
            onChange?.(picture.id);
          }}
        />
      )}
    </div>
  );
};
