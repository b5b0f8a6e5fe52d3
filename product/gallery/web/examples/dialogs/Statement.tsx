import { StatementDialog } from '#shell/form/StatementDialog';
import { message } from '#shell/parts/voices';
import { useWords } from '#shell/words/say';

/** Somebody speaks for themselves: a text, and files with it. */
const Statement = () => {
  const say = useWords();
  return (
    <StatementDialog
      press="galleryShowing.dialogs.answer"
      label="galleryShowing.dialogs.answerText"
      filesLabel="galleryShowing.dialogs.answerFiles"
      hint={say('galleryShowing.dialogs.answerHint')}
      onSend={({ fileIds }) =>
        message.success(say('galleryShowing.dialogs.answered', { count: fileIds.length }))
      }
    />
  );
};
export default Statement;
