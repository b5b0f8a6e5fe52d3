import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { Unnamed } from '#shell/frame/errors/NotFound';
import { usePageTitle } from '#shell/frame/page';
import { ListPage } from '#shell/list/ListPage';
import { useWords } from '#shell/words/say';
import type { TimelineFilter } from '../../entry';
import { objectKinds } from '../../names';
import { auditApi } from '../calls';
import { columns, period, states } from '../parts/columns';
import { useEntry } from '../parts/useEntry';

const isKind = (kind: string): kind is (typeof objectKinds)[number] =>
  (objectKinds as readonly string[]).includes(kind);

/** Whose timeline the address asks for: a record's, somebody's actions, or those of one sign-in. */
const subjectOf = (kind: string, id: string): Partial<TimelineFilter> | undefined => {
  if (!id) return undefined;
  if (kind === 'actor') return { personId: id };
  if (kind === 'sign-in') return { sessionKey: id };
  return isKind(kind) ? { objectKind: kind, objectKey: id } : undefined;
};

const Titled = ({ subject }: { readonly subject: Partial<TimelineFilter> }) => {
  const say = useWords();
  const { actions, drawer } = useEntry();
  const word = subject.personId
    ? 'audit.ofPerson'
    : subject.sessionKey
      ? 'audit.ofSession'
      : 'audit.ofRecord';
  // The tab bears the name of whom or what it is about, as its newest entry knows it.
  const [newest] = useQuery(auditApi.timeline.query({ ...subject, pageSize: 1 })).data?.rows ?? [];
  const name = subject.objectKind ? newest?.objectName : newest?.actorName;
  const kind = subject.objectKind
    ? `${say(`audit.kind.${subject.objectKind}`)} · ${say('audit.timeline')}`
    : say(word);
  usePageTitle(name ? `${name} · ${say('audit.timeline')}` : kind);
  return (
    <>
      <ListPage
        call={auditApi.timeline}
        rowKey="id"
        always={subject}
        columns={columns}
        states={states}
        filters={[period]}
        actions={actions.filter(({ action }) => action === 'details')}
        empty="audit.none"
      />
      {drawer}
    </>
  );
};

/** What happened to one record, what one person did, or what was done in one sign-in, as far as one's scope reaches. */
const Timeline = () => {
  const [asked] = useSearchParams();
  const subject = subjectOf(asked.get('Kind') ?? '', asked.get('Id') ?? '');
  return subject ? <Titled subject={subject} /> : <Unnamed />;
};
export default Timeline;
