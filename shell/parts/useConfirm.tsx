import { App, Form, Input } from 'antd';
import { useCallback } from 'react';
import type { WordKey } from '../../contract/words';
import { isCallFailed } from '../client/failed';
import { tell } from '../state/failures';
import { useWords, type Values } from '../words/say';
import { VerticalForm } from '../form/VerticalForm';

interface Question {
  /** What is about to happen, naming the object: `applications.cancelQuestion` with `{ name }`. */
  readonly title: WordKey;
  readonly values?: Values;
  readonly okText: WordKey;
  readonly danger?: boolean;
  /** Asks for words; this many characters at least. */
  readonly reason?: { readonly label?: WordKey; readonly least: number; readonly most?: number };
  /** Stays open with the deed under way; closes when it is done, stays when it is refused. */
  readonly run: (reason: string) => Promise<unknown>;
}

/**
 * Asks before a deed, and for its reason where the deed wants one:
 * `const confirm = useConfirm(); confirm({ title, okText, danger: true, reason: { least: 10 }, run: (reason) => … })`.
 */
export const useConfirm = (): ((question: Question) => void) => {
  const { modal } = App.useApp();
  const say = useWords();
  const [form] = Form.useForm<{ reason: string }>();
  return useCallback(
    ({ title, values, okText, danger = false, reason, run }: Question) => {
      const label = say(reason?.label ?? 'shell.reason');
      form.resetFields();
      const dialog = modal.confirm({
        title: say(title, values),
        okText: say(okText),
        // «Cancel» would be unclear where the deed itself cancels something.
        cancelText: say(danger ? 'shell.goBack' : 'shell.cancel'),
        okButtonProps: { danger },
        width: reason ? 520 : 416,
        content: reason && (
          <VerticalForm form={form}>
            <Form.Item
              name="reason"
              label={label}
              rules={[
                {
                  required: reason.least > 0,
                  whitespace: true,
                  message: say('shell.pleaseEnter', { label }),
                },
                { min: reason.least, message: say('shell.reasonTooShort', { least: reason.least }) },
              ]}
            >
              <Input.TextArea autoFocus maxLength={reason.most ?? 500} showCount rows={4} />
            </Form.Item>
          </VerticalForm>
        ),
        // With a `close` of its own the dialog neither closes by itself nor throws away a refusal.
        onOk: (close: () => void) => void doIt(close),
      });
      const doIt = async (close: () => void): Promise<void> => {
        const given = reason ? await form.validateFields().catch(() => null) : { reason: '' };
        if (!given) return;
        dialog.update({ okButtonProps: { danger, loading: true } });
        try {
          await run((given.reason ?? '').trim());
          close();
        } catch (fault) {
          if (!isCallFailed(fault)) throw fault;
          tell(fault.message);
          dialog.update({ okButtonProps: { danger, loading: false } });
        }
      };
    },
    [form, modal, say],
  );
};
