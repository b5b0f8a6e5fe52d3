import { lazy, Suspense, useCallback, type ReactNode } from 'react';
import type { PlaceholderValues, WordKey } from '#contract/words';
import { isCallFailed } from '../client/failed';
import { showFailure } from '../state/failures';
import { useWords } from '../words/say';
import { useRecordName } from '../frame/page';
import type { Reason } from './reason';
import { modal } from './voices';

/** Most questions want no reason: the form comes with the first that does. */
const ReasonForm = lazy(() => import('./ReasonForm'));

interface Question {
  /** What is about to happen, naming the object: `applications.cancelQuestion` with `{ name }`. */
  readonly title: WordKey;
  readonly values?: PlaceholderValues;
  readonly okText: WordKey;
  readonly danger?: boolean;
  /** Asks for words; this many characters at least. */
  readonly reason?: Reason;
  /** Stands beneath the title. */
  readonly more?: ReactNode;
  /** Stays open with the action under way; closes when it is done, stays when it is refused. */
  readonly run: (reason: string) => Promise<unknown>;
}

/** What a question names is what its reason is about. */
const nameIn = (values: PlaceholderValues | undefined): string | undefined =>
  typeof values?.['name'] === 'string' ? values['name'] : undefined;

/**
 * Asks before an action, and for its reason where the action wants one:
 * `const confirm = useConfirm(); confirm({ title, okText, danger: true, reason: { least: 10 }, run: (reason) => … })`.
 */
export const useConfirm = (): ((question: Question) => void) => {
  const say = useWords();
  const record = useRecordName();
  return useCallback(
    ({ title, values, okText, danger = false, reason, more, run }: Question) => {
      let take: (() => Promise<string | null>) | undefined;
      const dialog = modal.confirm({
        title: say(title, values),
        okText: say(okText),
        // «Cancel» would be unclear where the action itself cancels something.
        cancelText: say(danger ? 'shell.goBack' : 'shell.cancel'),
        okButtonProps: { danger },
        // A key pressed once too often must not do what cannot be undone; a reason is what one begins with.
        focusable: { autoFocusButton: reason ? null : danger ? 'cancel' : 'ok' },
        width: reason ? 520 : 416,
        content: (more || reason) && (
          <>
            {more}
            {reason && (
              <Suspense>
                <ReasonForm {...reason} about={nameIn(values) ?? record} onReady={(way) => (take = way)} />
              </Suspense>
            )}
          </>
        ),
        // With a `close` of its own the dialog neither closes by itself nor throws away a refusal.
        onOk: (close: () => void) => void doIt(close),
      });
      const doIt = async (close: () => void): Promise<void> => {
        const given = reason ? ((await take?.()) ?? null) : '';
        if (given === null) return;
        dialog.update({ okButtonProps: { danger, loading: true } });
        try {
          await run(given);
          close();
        } catch (fault) {
          if (!isCallFailed(fault)) throw fault;
          showFailure(fault);
          dialog.update({ okButtonProps: { danger, loading: false } });
        }
      };
    },
    [say, record],
  );
};
