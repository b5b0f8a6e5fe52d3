import { Checkbox, Form, Modal } from 'antd';
import { useState } from 'react';
import { useDo } from '#shell/client/useDo';
import { VerticalForm } from '#shell/form/VerticalForm';
import { useSignOut } from '#shell/frame/account/useSignOut';
import { useWords } from '#shell/words/say';
import { consentIds } from '#product/access/consents';
import { privacyApi } from '../calls';

const fieldOf = (notice: string) => notice.replaceAll('.', '_');

/** Each notice by a tick of its own; who does not agree signs out (PI-06). */
const ConsentDialog = ({ onAgreed }: { readonly onAgreed: () => void }) => {
  const say = useWords();
  const perform = useDo();
  const signOut = useSignOut();
  const [form] = Form.useForm();
  const [busy, setBusy] = useState(false);
  const agree = async (): Promise<void> => {
    setBusy(true);
    const done = await perform(privacyApi.consent, { consentIds: [...consentIds] });
    setBusy(false);
    if (done) onAgreed();
  };
  return (
    <Modal
      open
      width={520}
      zIndex={1_090}
      title={say('privacy.consentTitle')}
      okText={say('privacy.agree')}
      cancelText={say('shell.signOut')}
      confirmLoading={busy}
      closable={false}
      keyboard={false}
      mask={{ closable: false }}
      onOk={() => form.submit()}
      onCancel={() => signOut()}
    >
      <p className="gap-below">{say('privacy.consentAbout')}</p>
      <VerticalForm form={form} requiredMark={false} onFinish={() => void agree()}>
        {consentIds.map((notice) => (
          <Form.Item
            key={notice}
            name={fieldOf(notice)}
            valuePropName="checked"
            rules={[
              {
                validator: (_, ticked) =>
                  ticked === true ? Promise.resolve() : Promise.reject(new Error(say('privacy.needConsent'))),
              },
            ]}
          >
            <Checkbox>{say(`privacy.notice.${notice}`)}</Checkbox>
          </Form.Item>
        ))}
      </VerticalForm>
    </Modal>
  );
};
export default ConsentDialog;
