import { FileProtectOutlined } from '@ant-design/icons';
import { Button, Form } from 'antd';
import { useOptions } from '#shell/dictionary/useDictionary';
import { useWords } from '#shell/words/say';
import type { Draft } from '../../application';
import { neededApprovals } from '../../conditions';

/** A row for each approval that the answers ask for and nobody has entered yet: research on people, genetic resources. */
export const AddNeededApproval = ({ onAdd }: { readonly onAdd: (row: object) => void }) => {
  const say = useWords();
  const form = Form.useFormInstance();
  const kinds = new Map(useOptions('approvalKind').map(({ value, label }) => [String(value), label]));
  const lacking =
    Form.useWatch(
      (draft: Draft) =>
        neededApprovals(draft).filter((kind) => !draft.approvals?.some((each) => each?.kind === kind)),
      { form, preserve: true },
    ) ?? [];
  return lacking.map((kind) => (
    <Button key={kind} icon={<FileProtectOutlined />} onClick={() => onAdd({ kind })}>
      {say('applicationScreens.addNeeded', { what: kinds.get(kind) ?? kind })}
    </Button>
  ));
};
