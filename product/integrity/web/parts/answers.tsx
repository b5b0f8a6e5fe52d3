import { dayText } from '#contract/formatters';
import { StatementDialog } from '#shell/form/StatementDialog';
import { useWords } from '#shell/words/say';
import type { IntegrityRecord } from '../../record';
import { integrityApi } from '../calls';

/** Whoever a record is about replies before it is decided (domain §9.16). */
export const ReplyDialog = ({ of: { id, rowVersion, replyUntil } }: { readonly of: IntegrityRecord }) => (
  <StatementDialog
    press="integrity.reply"
    label="integrity.reply"
    filesLabel="integrity.files"
    hint={useWords()('integrity.replyHint', { until: dayText(replyUntil) })}
    onSend={({ text: reply, fileIds }, save) =>
      void save(integrityApi.reply, { id, rowVersion, reply, fileIds: [...fileIds] }, 'integrity.replied')
    }
  />
);

/** Whoever a record is about appeals against it (domain §9.16). */
export const AppealDialog = ({ of: { id, rowVersion, appealUntil } }: { readonly of: IntegrityRecord }) => (
  <StatementDialog
    press="integrity.fileAppeal"
    label="integrity.appeal"
    filesLabel="integrity.files"
    hint={useWords()('integrity.appealHint', { until: dayText(appealUntil) })}
    onSend={({ text: reason, fileIds }, save) =>
      void save(integrityApi.appeal, { id, rowVersion, reason, fileIds: [...fileIds] }, 'integrity.appealed')
    }
  />
);
