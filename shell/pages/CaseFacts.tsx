import type { WordKey } from '#contract/words';
import { dayText } from '#contract/formatters';
import { StatusTag } from '../look/StatusTag';
import { useWords } from '../words/say';
import './record.css';

/** Where a case stands. */
export interface CaseStanding {
  readonly number?: string | null;
  /** How far the case has come, where its status says less. */
  readonly stage?: WordKey;
  /** Who holds the case now. */
  readonly holder?: string | null;
  /** Since when. */
  readonly heldSince?: string | null;
  /** An instant or a day. */
  readonly deadline?: string | null;
  /** The deadline is over. */
  readonly isOverdue?: boolean;
  /** The day on which the case will be over, as far as one can tell. */
  readonly expectedOn?: string | null;
}

/** Below or beside the name of a case, on each of its pages: its number, its stage, who holds it, until when. */
export const CaseFacts = (standing: CaseStanding) => {
  const say = useWords();
  const { number, stage, holder, heldSince, deadline, isOverdue, expectedOn } = standing;
  return (
    <p className="record__facts">
      {number && <span className="record__number">{number}</span>}
      {stage && <span>{say('shell.stage', { stage: say(stage) })}</span>}
      {holder && (
        <span>
          {heldSince
            ? say('shell.holderSince', { name: holder, day: dayText(heldSince) })
            : say('shell.holder', { name: holder })}
        </span>
      )}
      {deadline &&
        (isOverdue ? (
          <StatusTag status="rejected">{say('shell.overdueDeadline', { day: dayText(deadline) })}</StatusTag>
        ) : (
          <span>{say('shell.deadline', { day: dayText(deadline) })}</span>
        ))}
      {expectedOn && <span>{say('shell.expectedOn', { day: expectedOn })}</span>}
    </p>
  );
};
