import { FileProtectOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useOptions } from '#shell/dictionary/useDictionary';
import { useRecord } from '#shell/form/record';
import { useWords } from '#shell/words/say';
import type { Draft } from '../../application';
import { neededApprovals } from '../../conditions';

/** A row for each approval that the answers ask for and nobody has entered yet: research on people, genetic resources. */
export const AddNeededApproval = ({ onAdd }: { readonly onAdd: (row: object) => void }) => {
  const say = useWords();
  const kinds = new Map(useOptions('approvalKind').map(({ value, label }) => [String(value), label]));
  const lacking = useRecord((draft: Draft) =>
    neededApprovals(draft).filter((kind) => !draft.approvals?.some((each) => each?.kind === kind)),
  );
  return lacking.map((kind) => (
    <Button key={kind} icon={<FileProtectOutlined />} onClick={() => onAdd({ kind })}>
      {say('applicationScreens.addNeeded', { what: kinds.get(kind) ?? kind })}
    </Button>
  ));
};
