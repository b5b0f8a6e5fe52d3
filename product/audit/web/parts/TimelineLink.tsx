import { Link } from 'react-router';
import { useCan } from '#shell/can';
import { useWords } from '#shell/words/say';
import { timelineOf } from './columns';

/** The way from a record to what the log tells of it, for those who may read the log. */
export const TimelineLink = ({ kind, id }: { readonly kind: string; readonly id: string }) => {
  const say = useWords();
  const can = useCan();
  if (!id || !can('audit.read')) return null;
  return (
    <p className="screen-only">
      <Link to={timelineOf(kind, id)}>{say('audit.ofRecord')}</Link>
    </p>
  );
};
