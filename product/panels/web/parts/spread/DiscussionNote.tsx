import { Alert } from 'antd';
import { useWords } from '#shell/words/say';
import { Spread } from './Spread';

/** A round in which the panel talks over what it differed in, with the sheets it began from. */
const DiscussionNote = ({
  reportId,
  panelRound,
}: {
  readonly reportId: string;
  readonly panelRound: number;
}) => {
  const say = useWords();
  return (
    <>
      <Alert type="info" showIcon className="gap-below" title={say('panelDesk.discussionRound')} />
      <Spread reportId={reportId} panelRound={panelRound - 1} />
    </>
  );
};
export default DiscussionNote;
