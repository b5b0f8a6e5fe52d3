import { AskAgainIfFailed } from '#shell/parts/AskAgain';
import type { usePeopleChoices } from './usePeople';

/** Above a list of people: which of the names that one chooses from there did not come. */
export const ChoicesFailed = ({
  asked: { organisations, grantable, assessors },
}: Pick<ReturnType<typeof usePeopleChoices>, 'asked'>) => (
  <>
    <AskAgainIfFailed of={organisations} what="people.organisation" />
    <AskAgainIfFailed of={grantable} what="staff.roles" />
    <AskAgainIfFailed of={assessors} what="staff.assessor" />
  </>
);
