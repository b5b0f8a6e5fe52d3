import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Button, Input, Modal } from 'antd';
import { useState } from 'react';
import type { Language } from '#contract/words';
import { StatusTag } from '#shell/look/StatusTag';
import { PartAwaited } from '#shell/pages/PartAwaited';
import { useWords } from '#shell/words/say';
import { newsroomApi } from '../calls';
import { looks, stateWords } from '../parts/status';

interface ChooseFileProps {
  /** Of the text that it is for. */
  readonly language: Language;
  readonly onClose: () => void;
  readonly onChoose: (file: { readonly id: string; readonly name: string }) => void;
}

const atOnce = 12;

/** The downloads as a choice, found by a word of their title: a text names one, and readers get its file as it is then. */
export const ChooseFile = ({ language, onClose, onChoose }: ChooseFileProps) => {
  const say = useWords();
  const [title, setTitle] = useState('');
  const [pages, setPages] = useState(1);
  const found = useQuery({
    ...newsroomApi.downloadList.query({
      ...{ pageSize: atOnce * pages, language },
      ...(title.trim() && { title: title.trim() }),
    }),
    placeholderData: keepPreviousData,
  });
  const { data, isError } = found;
  return (
    <Modal
      open
      title={say('newsroom.tool.file')}
      footer={null}
      onCancel={onClose}
      width={560}
      destroyOnHidden
    >
      <p className="faint choose-file__hint">{say('newsroom.chooseFileHint')}</p>
      <Input
        allowClear
        autoFocus
        aria-label={say('newsroom.title')}
        placeholder={say('newsroom.title')}
        value={title}
        onChange={({ target }) => setTitle(target.value)}
      />
      {!data && <PartAwaited of={found} />}
      {data?.total === 0 && <p className="faint choose-file__empty">{say('newsroom.noFile')}</p>}
      <ul className="choose-file" aria-busy={!data && !isError}>
        {data?.rows.map(({ id, title: name, edition, status }) => (
          <li key={id}>
            <button type="button" onClick={() => onChoose({ id, name })}>
              <span className="choose-file__name">{name}</span>
              {edition && <span className="faint">{edition}</span>}
              <StatusTag status={looks[status]}>{say(stateWords[status])}</StatusTag>
            </button>
          </li>
        ))}
      </ul>
      {data && data.total > data.rows.length && atOnce * pages < 96 && (
        <Button onClick={() => setPages(pages + 1)}>{say('newsroom.moreFiles')}</Button>
      )}
    </Modal>
  );
};
