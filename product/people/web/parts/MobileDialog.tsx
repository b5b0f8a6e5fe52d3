import { Button, Form, Input, Modal } from 'antd';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { isMobile } from '#contract/validators';
import { isCallFailed } from '#shell/client/failed';
import { VerticalForm } from '#shell/form/VerticalForm';
import { useCountdown } from '#shell/parts/useCountdown';
import { useWords } from '#shell/words/say';
import { accessApi } from '#product/access/web/calls';
import { message } from '#shell/parts/voices';

interface Values {
  readonly newMobile: string;
  readonly code: string;
}
/** Where the server's numbers belong (domain §4.5); others concern the number. */
const wrongCode = 1003;
const tooOften = 1004;

/** The number that the last code went to: whoever closes the dialog to look for the message finds it again. */
let lastNumber = '';

/** My mobile number: the new one, and the code that was sent to it (DG3, VA3). */
const MobileDialog = ({ onClose }: { readonly onClose: () => void }) => {
  const say = useWords();
  const cache = useQueryClient();
  const [form] = Form.useForm<Values>();
  const [busy, setBusy] = useState(false);
  const [left, begin] = useCountdown();
  // The server knows how long is left, whichever dialog or window asked.
  useEffect(() => {
    let current = true;
    void accessApi
      .codeWait({})
      .then(({ seconds }) => current && begin(seconds))
      .catch((fault: unknown) => {
        if (!isCallFailed(fault)) throw fault;
      });
    return () => {
      current = false;
    };
  }, [begin]);
  const refuse = (name: keyof Values, error: string) => form.setFields([{ name, errors: [error] }]);
  const guarded = async (action: () => Promise<void>): Promise<void> => {
    setBusy(true);
    try {
      await action();
    } catch (fault) {
      if (!isCallFailed(fault)) throw fault;
      if (fault.code === tooOften) begin((await accessApi.codeWait({})).seconds);
      refuse(fault.code === wrongCode ? 'code' : 'newMobile', fault.defects[0]?.message ?? fault.message);
    } finally {
      setBusy(false);
    }
  };
  const objection = (number: string): string | undefined => {
    if (number === '') return say('people.enterMobile');
    return isMobile(number) ? undefined : say('people.mobileIncorrect');
  };
  const ask = (): void => {
    const mobile = (form.getFieldValue('newMobile') ?? '').trim();
    const wrong = objection(mobile);
    if (wrong) return refuse('newMobile', wrong);
    form.setFields([{ name: 'newMobile', errors: [] }]);
    void guarded(async () => {
      begin((await accessApi.sendCode({ mobile })).seconds);
      lastNumber = mobile;
      message.success(say('people.codeSent'));
    });
  };
  const change = ({ newMobile, code }: Values): Promise<void> =>
    guarded(async () => {
      await accessApi.changeMobile
        .change(cache)
        .mutationFn({ newMobile: newMobile.trim(), code: code.trim() });
      lastNumber = '';
      await cache.invalidateQueries({ queryKey: ['people'] });
      message.success(say('people.changed'));
      onClose();
    });
  return (
    <Modal
      open
      title={say('people.changeMobile')}
      okText={say('people.save')}
      cancelText={say('shell.cancel')}
      confirmLoading={busy}
      onOk={() => form.submit()}
      onCancel={onClose}
      mask={{ closable: false }}
    >
      <VerticalForm<Values>
        form={form}
        initialValues={{ newMobile: lastNumber, code: '' }}
        onFinish={(values) => void change(values)}
        onFinishFailed={({ values }) => {
          if (!values.newMobile?.trim() || !values.code?.trim()) message.error(say('people.fillAll'));
        }}
      >
        <Form.Item
          name="newMobile"
          label={say('people.newMobile')}
          required
          rules={[
            {
              validator: (_, value: string | undefined) => {
                const wrong = objection((value ?? '').trim());
                return wrong ? Promise.reject(new Error(wrong)) : Promise.resolve();
              },
            },
          ]}
          validateTrigger="onBlur"
        >
          <Input inputMode="tel" autoComplete="tel" />
        </Form.Item>
        <Form.Item label={say('people.code')} htmlFor="mobile-code" required>
          <div className="sign">
            <Form.Item
              name="code"
              noStyle
              rules={[{ required: true, whitespace: true, message: say('people.enterCode') }]}
            >
              <Input id="mobile-code" inputMode="numeric" autoComplete="one-time-code" maxLength={6} />
            </Form.Item>
            <Button onClick={ask} disabled={left > 0 || busy}>
              {left > 0 ? say('people.secondsToRetry', { seconds: left }) : say('people.getCode')}
            </Button>
          </div>
        </Form.Item>
        <button type="submit" hidden />
      </VerticalForm>
    </Modal>
  );
};
export default MobileDialog;
