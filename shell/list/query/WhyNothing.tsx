import { useQueries } from '@tanstack/react-query';
import { Button } from 'antd';
import { labelOf } from '../../dictionary/codes';
import { useDictionaries } from '../../dictionary/useDictionary';
import { useLanguage, useWords } from '../../words/say';
import type { ListState } from '../state';
import { chipsOf, type Chip } from './narrowing';
import { filtersOf, readingOf, type Asking } from './question';

interface WhyProps<Input, Row> {
  readonly asking: Asking<Input, Row>;
  readonly state: ListState;
  readonly onChange: (without: Chip['without']) => void;
}

/** Which of its conditions leaves a list without rows: how many there would be without each, and a button that takes it away. */
export const WhyNothing = <Input, Row>({ asking, state, onChange }: WhyProps<Input, Row>) => {
  const say = useWords();
  const language = useLanguage();
  const dictionaryOf = useDictionaries();
  const chips = chipsOf(state, filtersOf(asking).all, asking.search as never, {
    say,
    labelOf: (dictionary, code) => labelOf(dictionaryOf(dictionary), code, language),
  });
  const totals = useQueries({
    queries: chips.map(({ without }) => {
      const { filters, search } = { ...state, ...without };
      const lessened = { filters, page: 1, size: 1, ...(search && { search }) };
      return { ...readingOf(asking, lessened), meta: { quiet: true } };
    }),
  });
  const counted = chips
    .map((chip, at) => ({ chip, total: totals[at]?.data?.total ?? 0 }))
    .filter(({ total }) => total > 0);
  if (counted.length === 0) return null;
  return (
    <div className="empty__why" role="group" aria-label={say('shell.whyNothing')}>
      <p>{say('shell.whyNothing')}</p>
      {counted.map(({ chip: { key, label, text, without }, total }) => (
        <Button key={key} type="link" onClick={() => onChange(without)}>
          {say('shell.withoutCondition', { condition: say('shell.labelled', { label, text }), total })}
        </Button>
      ))}
    </div>
  );
};
