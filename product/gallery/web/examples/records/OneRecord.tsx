import type { TransitionTable } from '#shell/actions/transitions';
import { DeclaredFacts } from '#shell/pages/DeclaredFacts';
import { RecordPage } from '#shell/pages/RecordPage';
import { Transitions } from '#shell/pages/Transitions';
import { Timeline } from '#shell/parts/Timeline';
import { message } from '#shell/parts/voices';
import { useWords } from '#shell/words/say';
import { achievement, controls, facts } from './achievement';

type Can = 'publish' | 'return' | 'sign';
const record = { can: ['publish', 'return'] as readonly Can[] };

/** A record: where it stands, its tabs, its history beside it, and what may be done to it now always in view. */
const OneRecord = () => {
  const say = useWords();
  const told = () => message.success(say('galleryShowing.dialogs.done'));
  const table = {
    publish: { label: 'galleryShowing.dialogs.publish', run: told, on: ['page'] },
    return: { label: 'galleryShowing.dialogs.return', danger: true, run: told, on: ['page'] },
    // What its reader may not do is not offered.
    sign: { label: 'galleryShowing.dialogs.sign', run: told, on: ['page'] },
  } as const satisfies TransitionTable<typeof record>;
  const shared = { of: record, table, drawn: {} } as const;
  const read = { facts, controls, record: achievement };
  return (
    <RecordPage
      number="KJPJ-2026-000128"
      status={{ look: 'agency', word: 'galleryShowing.state.agency' }}
      holder={say('galleryControls.dates.holder')}
      deadline="2026-03-16"
      levels={[
        { dictionary: 'maturity', label: 'galleryShowing.scale.maturity', reached: 9 },
        { dictionary: 'innovation', label: 'galleryShowing.scale.innovation', reached: 3 },
      ]}
      tabs={[
        {
          key: 'what',
          label: 'galleryControls.rows.what',
          content: <DeclaredFacts {...read} sections={['what']} />,
        },
        {
          key: 'who',
          label: 'galleryControls.rows.people',
          count: 2,
          content: <DeclaredFacts {...read} sections={['who']} />,
        },
      ]}
      aside={
        <Timeline
          entries={[
            {
              at: '2026-02-25T02:00:00Z',
              actor: '王晓彤',
              role: say('galleryControls.dates.holder'),
              what: say('galleryShowing.records.accepted'),
            },
            {
              at: '2026-02-11T08:30:00Z',
              actor: '陈思远',
              what: say('galleryShowing.records.submitted'),
              note: say('galleryShowing.records.note'),
            },
          ]}
        />
      }
      danger={<Transitions {...shared} apart />}
      actions={<Transitions {...shared} />}
    />
  );
};
export default OneRecord;
