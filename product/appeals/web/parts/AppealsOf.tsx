import { Alert } from 'antd';
import { useQuery } from '@tanstack/react-query';
import { momentText } from '#contract/formatters';
import type { PieceProps } from '#shell/office';
import { StatementDialog } from '#shell/form/StatementDialog';
import { useWords } from '#shell/words/say';
import { appealsApi } from '../calls';
import { AppealFacts } from './AppealFacts';

/** The appeals of an ended application on its own page; its owner files one here while there is time. */
export const AppealsOf = ({ id }: PieceProps) => {
  const say = useWords();
  const { data } = useQuery(appealsApi.ofApplication.query({ id }));
  if (!data) return null;
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
