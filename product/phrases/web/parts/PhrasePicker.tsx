import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { useState } from 'react';
import { dayOf } from '#contract/calendar';
import { useDo } from '#shell/client/useDo';
import type { PhrasesProps } from '#shell/office';
import { DropMenu } from '#shell/parts/DropMenu';
import { useWords } from '#shell/words/say';
import { filled } from '../../phrase';
import { phrasesApi } from '../calls';

/** Offers one's own phrases and the organisation's for this kind of text; the one chosen is given with its placeholders filled. */
export const PhrasePicker = ({ kind, about, text, onChoose }: PhrasesProps) => {
  const say = useWords();
  const perform = useDo();
  const { data, isPending } = useQuery({
    ...phrasesApi.list.query({}),
    staleTime: 60_000,
    meta: { quiet: true },
  });
  const fitting = (data?.phrases ?? []).filter((each) => each.kind === kind);
  const [date] = useState(() => dayOf(new Date()));
  const values = { achievement: about, date };
  const body = text.trim();
  const keep = (): void => void perform(phrasesApi.add, { kind, body }, 'phrases.kept');
  return (
    <DropMenu
      isReady={!isPending}
      menu={{
        style: { maxWidth: 420, maxHeight: 320, overflow: 'auto' },
        items: [
          ...(fitting.length === 0 ? [{ key: 'none', label: say('phrases.none'), disabled: true }] : []),
          ...fitting.map((each) => ({
            key: each.id,
            label: filled(each.body, values),
            onClick: () => onChoose(filled(each.body, values)),
          })),
          { type: 'divider' as const },
          {
            key: 'keep',
            label: say('phrases.keep'),
            disabled: body === '' || body.length > 500,
            onClick: keep,
          },
        ],
      }}
    >
      <Button type="link" size="small" className="screen-only">
        {say('phrases.choose')}
      </Button>
    </DropMenu>
  );
};
