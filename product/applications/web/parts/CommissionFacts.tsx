import { EyeOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import type * as z from 'zod';
import { Facts } from '../../../../shell/pages/Facts';
import { SmallTable } from '../../../../shell/parts/SmallTable';
import { useWords } from '../../../../shell/words/say';
import { openFile } from '../../../files/web';
import type { WholeDossier } from '../../dossier';

type Whole = z.output<typeof WholeDossier>;

/** What was agreed with the agency, and what was decided. */
export const CommissionFacts = ({ record }: { readonly record: Whole }) => (
  <Facts
    row={record}
    facts={[
      { field: 'evaluationAgencyName', label: 'applicationScreens.agency' },
      { field: 'assessorName', label: 'applicationScreens.assessor' },
      { field: 'technologyManagerName', label: 'applicationScreens.manager' },
      { field: 'contractNumber', label: 'applicationScreens.contractNumber' },
      { field: 'fee', label: 'applicationScreens.fee', as: 'money' },
      { field: 'planStart', label: 'applicationScreens.planStart', as: 'day' },
      { field: 'planEnd', label: 'applicationScreens.planEnd', as: 'day' },
      { field: 'decisionReason', label: 'applicationScreens.reasonCode', as: { dictionary: 'rejectReason' } },
      { field: 'decisionText', label: 'applicationScreens.decision', wide: true },
    ]}
  />
);

/** What was handed in with the form: whoever decides reads it. */
export const AttachmentFacts = ({ record: { attachments } }: { readonly record: Whole }) => {
  const say = useWords();
  if (!attachments?.length) return null;
  return (
    <SmallTable
      title="applicationScreens.attachments"
      head={['applicationScreens.attachmentKind', 'applicationScreens.file']}
      rows={attachments.map(({ kind, fileId, name }) => [
        say(`applicationScreens.attachment.${kind}`),
        <Button key={fileId} type="link" icon={<EyeOutlined />} onClick={() => void openFile(fileId)}>
          {name}
        </Button>,
      ])}
    />
  );
};
