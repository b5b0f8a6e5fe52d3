import { StatusTag } from '#shell/look/StatusTag';
import { useWords } from '#shell/words/say';
import { outcomeLooks, outcomeWords } from './status';
import type { StaffReport } from './types';

/** How the panel voted, as the tally counts it (domain §3.4). */
export const Tally = ({ tally }: { readonly tally: NonNullable<StaffReport['tally']> }) => {
  const say = useWords();
  return (
    <div className="tally">
      <StatusTag status={outcomeLooks[tally.outcome]}>{say(outcomeWords[tally.outcome])}</StatusTag>
      <span>{say('reportScreens.agree', { count: tally.agree })}</span>
      <span>{say('reportScreens.agreeAfter', { count: tally.agreeAfterModification })}</span>
      <span>{say('reportScreens.disagree', { count: tally.disagree })}</span>
      <span className="faint">{say('reportScreens.quorum', { count: tally.quorum })}</span>
      {tally.heldByMandatoryItem && <span className="faint">{say('reportScreens.heldByMandatory')}</span>}
    </div>
  );
};
