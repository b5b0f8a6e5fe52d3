import { Facts } from '#shell/pages/Facts';
import { Timeline } from '#shell/parts/Timeline';
import { useWords } from '#shell/words/say';

/** A long value wraps; one of several sentences takes the whole width. */
const Long = () => {
  const say = useWords();
  const name = say('galleryShowing.scale.long');
  return (
    <>
      <Facts
        row={{ name, summary: say('galleryControls.fields.longText') }}
        facts={[
          { field: 'name', label: 'galleryControls.fields.name' },
          { field: 'summary', label: 'galleryControls.fields.longLabel', wide: true },
        ]}
      />
      <Timeline entries={[{ at: '2026-02-11T08:30:00Z', actor: name, what: name, note: name }]} />
    </>
  );
};
export default Long;
