import { CaseFacts } from '#shell/pages/CaseFacts';
import { useWords } from '#shell/words/say';

/** Who holds a case since when, and until when something is due; what is overdue says so in words. */
const Due = () => {
  const holder = useWords()('galleryControls.dates.holder');
  return (
    <>
      <CaseFacts
        number="KJPJ-2026-000128"
        holder={holder}
        heldSince="2026-02-25T02:00:00Z"
        deadline="2026-03-16"
        expectedOn="2026-05-20"
      />
      <CaseFacts number="KJPJ-2026-000113" holder={holder} deadline="2026-02-27" isOverdue />
    </>
  );
};
export default Due;
