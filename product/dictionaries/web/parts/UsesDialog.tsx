import { useQuery } from '@tanstack/react-query';
import { Modal } from 'antd';
import { useState } from 'react';
import { useDo } from '#shell/client/useDo';
import { PartAwaited } from '#shell/pages/PartAwaited';
import { SmallTable } from '#shell/parts/SmallTable';
import { useLanguage, useWords } from '#shell/words/say';
import { dictionariesApi } from '../calls';
import { nameOf, type ItemRow, type SetRow } from './rows';

/** What is asked about: where something is used, or whether it shall be locked, unlocked or deleted. */
export type UsesQuestion =
  | { readonly what: 'uses' | 'lock' | 'remove'; readonly item: ItemRow }
  | { readonly what: 'uses' | 'lock'; readonly set: SetRow };

const wordsOf = (asked: UsesQuestion) => {
  if (asked.what === 'uses') return { title: 'usesTitle', text: undefined, ok: undefined } as const;
  if (asked.what === 'remove') return { title: 'removeTitle', text: 'removeText', ok: 'remove' } as const;
  const { isLocked } = 'item' in asked ? asked.item : asked.set;
  if ('item' in asked)
    return isLocked
      ? ({ title: 'unlockItemTitle', text: 'unlockItemText', ok: 'unlock' } as const)
      : ({ title: 'lockItemTitle', text: 'lockItemText', ok: 'lock' } as const);
  return isLocked
    ? ({ title: 'unlockSetTitle', text: 'unlockSetText', ok: 'unlock' } as const)
    : ({ title: 'lockSetTitle', text: 'lockSetText', ok: 'lock' } as const);
};

/** Shows in how many records a set or an item stands before anything is done to it; what is used is not deleted. */
export const UsesDialog = ({
  asked,
  onClose,
}: {
  readonly asked: UsesQuestion;
  readonly onClose: () => void;
}) => {
  const say = useWords();
  const language = useLanguage();
  const perform = useDo();
  const [busy, setBusy] = useState(false);
  const row = 'item' in asked ? asked.item : asked.set;
  const { usesOfItem, usesOfSet } = dictionariesApi;
  const reading = 'item' in asked ? usesOfItem.query({ id: row.id }) : usesOfSet.query({ id: row.id });
  const uses = useQuery({ ...reading, staleTime: 0 });
  const values = { name: nameOf(row, language) };
  const { title, text, ok } = wordsOf(asked);
  const refused = asked.what === 'remove' && (uses.data?.length ?? 0) > 0;
  const doIt = async (): Promise<void> => {
    const { lockItem, lockSet, removeItem } = dictionariesApi;
    const one = { id: row.id, rowVersion: row.rowVersion };
    const turned = { ...one, state: row.isLocked ? 'unlocked' : 'locked' } as const;
    const said = 'dictionaryScreens.done';
    setBusy(true);
    const done = await (asked.what === 'remove'
      ? perform(removeItem, one, said)
      : 'item' in asked
        ? perform(lockItem, turned, said)
        : perform(lockSet, turned, said));
    setBusy(false);
    if (done) onClose();
  };
  return (
    <Modal
      open
      width={620}
      title={say(`dictionaryScreens.${title}`, values)}
      okText={say(ok ? `dictionaryScreens.${ok}` : 'shell.close')}
      okButtonProps={{
        danger: asked.what === 'remove',
        disabled: refused || !uses.data,
        ...(!ok && { style: { display: 'none' } }),
      }}
      cancelText={say(ok ? 'shell.goBack' : 'shell.close')}
      confirmLoading={busy}
      onOk={() => void doIt()}
      onCancel={onClose}
    >
      {refused ? (
        <p role="alert">{say('dictionaryScreens.removeRefused', values)}</p>
      ) : (
        text && <p>{say(`dictionaryScreens.${text}`)}</p>
      )}
      {!uses.data && <PartAwaited of={uses} rows={3} />}
      {uses.data?.length === 0 && <p className="faint">{say('dictionaryScreens.notUsed')}</p>}
      <SmallTable
        head={['dictionaryScreens.place', 'dictionaryScreens.column', 'dictionaryScreens.records']}
        figures={['dictionaryScreens.records']}
        rows={(uses.data ?? []).map(({ place, column, count }) => [
          place,
          <span key="column" className="codes__code">
            {column}
          </span>,
          count,
        ])}
      />
    </Modal>
  );
};
