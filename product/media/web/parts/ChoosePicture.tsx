import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Button, Input, Modal } from 'antd';
import { useState } from 'react';
import type { Language } from '#contract/words';
import { useCan } from '#shell/can';
import { PartAwaited } from '#shell/pages/PartAwaited';
import { useWords } from '#shell/words/say';
import type { PictureRow } from '../../picture';
import { mediaApi } from '../calls';
import { described } from './described';
import { PictureDialog } from './PictureDialog';
import './media.css';

type Chosen = Pick<PictureRow, 'id' | 'number'>;

interface ChoosePictureProps {
  /** Of the text that it is for. */
  readonly language: Language;
  readonly onClose: () => void;
  readonly onChoose: (picture: Chosen) => void;
}

const atOnce = 12;

/** The library as a choice: found by a word or a number, or uploaded now. */
export const ChoosePicture = ({ language, onClose, onChoose }: ChoosePictureProps) => {
  const say = useWords();
  const can = useCan();
  const [keyword, setKeyword] = useState('');
  const [pages, setPages] = useState(1);
  const [adding, setAdding] = useState(false);
  const found = useQuery({
    ...mediaApi.list.query({ pageSize: atOnce * pages, ...(keyword.trim() && { keyword }) }),
    placeholderData: keepPreviousData,
  });
  const { data, isError } = found;
  return (
    <Modal open title={say('media.choose')} footer={null} onCancel={onClose} width={760} destroyOnHidden>
      <div className="choose-picture__head">
        <Input
          allowClear
          aria-label={say('media.keyword')}
          placeholder={say('media.keyword')}
          value={keyword}
          onChange={({ target }) => setKeyword(target.value)}
        />
        {can('media.edit') && <Button onClick={() => setAdding(true)}>{say('media.add')}</Button>}
      </div>
      {!data && <PartAwaited of={found} />}
      {data?.total === 0 && <p className="faint">{say('media.none')}</p>}
      <ul className="choose-picture" aria-busy={!data && !isError}>
        {data?.rows.map((row) => (
          <li key={row.id}>
            <button type="button" onClick={() => onChoose(row)}>
              <img src={row.thumbnail} alt="" />
              <span className="choose-picture__name">
                {row.number} · {row.name}
              </span>
              <span className="faint">{described(row.alternatives, language)}</span>
            </button>
          </li>
        ))}
      </ul>
      {data && data.total > data.rows.length && atOnce * pages < 96 && (
        <Button onClick={() => setPages(pages + 1)}>{say('media.more')}</Button>
      )}
      {adding && <PictureDialog onClose={() => setAdding(false)} onAdded={onChoose} />}
    </Modal>
  );
};
