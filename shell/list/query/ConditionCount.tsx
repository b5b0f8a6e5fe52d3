import { keepPreviousData, skipToken, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { Reading } from '../../client/client';
import { useWords } from '../../words/say';
import type { Condition, Search } from '../state';

/** How long nothing is typed before it is counted, in milliseconds. */
const pause = 400;

/** How many rows a condition finds by itself, while it is being written. */
export const ConditionCount = ({
  condition,
  counting,
}: {
  readonly condition: Condition;
  readonly counting: (search: Search) => Reading<{ readonly total: number }>;
}) => {
  const say = useWords();
  const [asked, ask] = useState(condition);
  useEffect(() => {
    const timer = setTimeout(() => ask(condition), pause);
    return () => clearTimeout(timer);
  }, [condition]);
  const isAsked = asked.keyword.trim() !== '';
  // Where it cannot be counted, nothing is said: asking itself will say why.
  const { data } = useQuery({
    ...(isAsked
      ? counting({ conditions: [asked] })
      : { queryKey: ['nothing to count'], queryFn: skipToken as never }),
    placeholderData: keepPreviousData,
    meta: { quiet: true },
  });
  return (
    <span className="search__count" role="status">
      {isAsked && condition.keyword.trim() && data ? say('shell.found', { total: data.total }) : ''}
    </span>
  );
};
