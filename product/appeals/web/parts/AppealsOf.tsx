import { Alert } from 'antd';
import { useQuery } from '@tanstack/react-query';
import { momentText } from '#contract/formatters';
import type { PieceProps } from '#shell/office';
import { StatementDialog } from '#shell/form/StatementDialog';
import { AskAgainIfFailed } from '#shell/parts/AskAgain';
import { useWords } from '#shell/words/say';
import { appealsApi } from '../calls';
import { AppealFacts } from './AppealFacts';

/** The appeals of an ended application on its own page; its owner files one here while there is time. */
export const AppealsOf = ({ id }: PieceProps) => {
  const say = useWords();
  const found = useQuery(appealsApi.ofApplication.query({ id }));
  const { data } = found;
  if (!data) return <AskAgainIfFailed of={found} what="appeals.title" />;
  return (
    <>
      {data.fileUntil !== null && (
        <Alert
          type="info"
          showIcon
          className="gap-below"
          title={say('appeals.fileUntil', { until: momentText(data.fileUntil) })}
          action={
            <StatementDialog
              press="appeals.file"
              label="appeals.reason"
              filesLabel="appeals.files"
              onSend={({ text: reason, fileIds }, save) =>
                void save(appealsApi.file, { id, reason, fileIds: [...fileIds] }, 'appeals.filed')
              }
            />
          }
        />
      )}
      {data.appeals.length > 0 && <h3>{say('appeals.title')}</h3>}
      {data.appeals.map((appeal) => (
        <AppealFacts key={appeal.id} appeal={appeal} />
      ))}
    </>
  );
};
