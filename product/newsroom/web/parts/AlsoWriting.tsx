import { useQuery } from '@tanstack/react-query';
import { Alert } from 'antd';
import { minuteText } from '#contract/formatters';
import { useWords } from '#shell/words/say';
import { newsroomApi } from '../calls';

/** How often the page says that it is open, and asks who else has it. */
const every = 20_000;

/** Says who else has a piece open to write on it, for as long as the page is open. */
export const AlsoWriting = ({ id }: { readonly id: string }) => {
  const say = useWords();
  const { data = [] } = useQuery({
    ...newsroomApi.alsoWriting.query({ id }),
    queryFn: ({ signal }) => newsroomApi.alsoWriting({ id }, { signal, background: true }),
    refetchInterval: every,
    meta: { quiet: true },
  });
  return data.map(({ name, since }) => (
    <Alert
      key={name}
      type="warning"
      showIcon
      className="gap-below"
      title={say('newsroom.alsoWriting', { name, at: minuteText(since) })}
    />
  ));
};
