import { Form, Modal, Typography } from 'antd';
import { useState } from 'react';
import { isCallFailed } from '#shell/client/failed';
import { storeToken } from '#shell/client/session';
import { CodeInput } from '#shell/form/CodeInput';
import { VerticalForm } from '#shell/form/VerticalForm';
import { useWords } from '#shell/words/say';
import { accessApi } from '../calls';

export interface Offer {
  readonly secret: string;
  readonly picture: string;
}
interface Props {
  readonly offer: Offer;
  readonly onClose: () => void;
  /** With the recovery codes that were made with it. */
  readonly onDone: (recoveryCodes: readonly string[]) => void;
}

/** A new secret for an app; it counts once the app's first code has been given, and until then the old one does. */
export const EnrolDialog = ({ offer, onClose, onDone }: Props) => {
  const say = useWords();
  const [form] = Form.useForm<{ code: string }>();
  const [busy, setBusy] = useState(false);
  const confirm = async ({ code }: { code: string }): Promise<void> => {
    setBusy(true);
    try {
      const { token, recoveryCodes } = await accessApi.confirmSecondFactor({ code: code.trim() });
      storeToken(token);
      onDone(recoveryCodes);
    } catch (fault) {
      if (!isCallFailed(fault)) throw fault;
      form.setFields([{ name: 'code', errors: [fault.message] }]);
    } finally {
      setBusy(false);
    }
  };
  return (
    <Modal
      open
      title={say('accessScreens.setUpFactor')}
      okText={say('accessScreens.confirmFactor')}
      cancelText={say('shell.cancel')}
      confirmLoading={busy}
      mask={{ closable: false }}
      onOk={() => form.submit()}
      onCancel={onClose}
    >
      <p>{say('accessScreens.scan')}</p>
      <img
        className="own-factor__picture"
        src={`data:image/svg+xml,${encodeURIComponent(offer.picture)}`}
        alt={say('accessScreens.qrCode')}
        width={200}
        height={200}
      />
      <p className="faint">{say('accessScreens.byHand')}</p>
      <Typography.Paragraph copyable={{ text: offer.secret }} className="own-factor__secret">
        {offer.secret.match(/.{1,4}/g)?.join(' ')}
      </Typography.Paragraph>
      <VerticalForm form={form} requiredMark={false} onFinish={(typed) => void confirm(typed)}>
        <Form.Item
          name="code"
          label={say('accessScreens.sixDigits')}
          rules={[{ required: true, whitespace: true, message: say('accessScreens.enterDigits') }]}
        >
          <CodeInput />
        </Form.Item>
        <button type="submit" hidden />
      </VerticalForm>
    </Modal>
  );
};
