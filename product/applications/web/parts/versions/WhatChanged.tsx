import { useQuery } from '@tanstack/react-query';
import type { WordKey } from '#contract/words';
import { minuteText } from '#contract/formatters';
import { changedFields, Differences } from '#shell/pages/Differences';
import { PartAwaited } from '#shell/pages/PartAwaited';
import { useWords } from '#shell/words/say';
import { applicationsApi } from '../../calls';
import { achievementControls } from '../achievement-controls';
import { commissionControls } from '../commission-controls';
import { completionControls } from '../completion-controls';
import { stepForms } from '../step-fields';

const parts = [
  { facts: stepForms.apply.fields, controls: achievementControls },
  { facts: stepForms.apply2.fields, controls: completionControls },
  { facts: stepForms.apply3.fields, controls: commissionControls },
] as const;
export type Against = 'submitted' | 'previous' | 'reviewed';

interface WhatChangedProps {
  readonly id: string;
  readonly against: Against;
  /** What stands there now: the record, or a form as it is typed. */
  readonly now: object;
  /** Above it, where it is one of several comparisons: then nothing is drawn where nothing has changed. */
  readonly title?: WordKey;
}

/** What an application says differently from what was submitted before, or from the one it re-evaluates (domain §9.5). */
export const WhatChanged = ({ id, against, now, title }: WhatChangedProps) => {
  const say = useWords();
  const found = useQuery(applicationsApi.earlierVersion.query({ id, against }));
  const before = found.data?.earlier;
  // What did not come is no version that says the same.
  if (!found.data && (found.isError || !title)) return <PartAwaited of={found} rows={3} />;
  const isSame =
    !before || parts.every((part) => changedFields(part.facts, part.controls, before, now).length === 0);
  if (title && isSame) return null;
  if (!before) return <p className="faint">{say('applicationScreens.nothingEarlier')}</p>;
  const at = minuteText(before.at);
  return (
    <section aria-label={say('applicationScreens.whatChanged')}>
      {title && <h2>{say(title)}</h2>}
      <p className="faint">
        {say(`applicationScreens.compared.${against}`, { at })}
        {isSame && ` ${say('applicationScreens.nothingChanged')}`}
      </p>
      {parts.map((part, at) => (
        <Differences
          key={at}
          facts={part.facts}
          controls={part.controls as never}
          before={before}
          after={now}
        />
      ))}
    </section>
  );
};
