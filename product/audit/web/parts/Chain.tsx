import { useQuery } from '@tanstack/react-query';
import { Alert, Button } from 'antd';
import { useState } from 'react';
import { momentText } from '#contract/formatters';
import { attempt } from '#shell/client/useDo';
import { AskAgainIfFailed } from '#shell/parts/AskAgain';
import { useWords } from '#shell/words/say';
import { auditApi } from '../calls';

type Verified = Awaited<ReturnType<typeof auditApi.verify>>;

/** How far the log is known to be whole, and the button that reads all of it anew. */
const Chain = () => {
  const say = useWords();
  const found = useQuery(auditApi.integrity.query({}));
  const line = found.data;
  const [checked, setChecked] = useState<Verified>();
  const [busy, setBusy] = useState(false);
  const check = async (): Promise<void> => {
    setBusy(true);
    const verified = await attempt(() => auditApi.verify({}));
    setBusy(false);
    if (verified) setChecked(verified);
  };
  if (!line) return <AskAgainIfFailed of={found} what="audit.chainName" />;
  const said = checked
    ? say(checked.isIntact ? 'audit.intact' : 'audit.broken', {
        sealed: checked.sealed,
        seq: checked.firstFault ?? 0,
        at: momentText(checked.checkedAt),
      })
    : say(line.checkpointAt ? 'audit.chain' : 'audit.chainUnsigned', {
        sealed: line.sealed,
        checkpointed: line.checkpointed,
        at: line.checkpointAt ? momentText(line.checkpointAt) : '',
      });
  return (
    <Alert
      className="audit-chain"
      type={checked ? (checked.isIntact ? 'success' : 'error') : 'info'}
      showIcon
      title={said}
      role="status"
      action={
        <Button size="small" loading={busy} onClick={() => void check()}>
          {say('audit.check')}
        </Button>
      }
    />
  );
};
export default Chain;
