import { Form, Input, Modal } from 'antd';
import type { KeyboardEvent } from 'react';
import { useWords } from '#shell/words/say';
import { linkTo } from './schema';

interface LinkDialogProps {
  /** The address that is there already; empty where there is none. */
  readonly address: string;
  /** Whether words have to be given, because none are chosen. */
  readonly asksWords: boolean;
  readonly onClose: () => void;
  /** Gets the address, empty to take the link away, and the words that were asked. */
  readonly onLink: (address: string, words: string) => void;
}

/** What somebody types without a scheme is meant as an address of the web. */
const meant = (typed: string): string => {
  const address = typed.trim();
  return /^[\p{L}\p{N}-]+(\.[\p{L}\p{N}-]+)+([/?#]|$)/u.test(address) ? `https://${address}` : address;
};

/** Asks where a link leads to: an address of the web, of mail or telephone, or a page of this site. */
export const LinkDialog = ({ address, asksWords, onClose, onLink }: LinkDialogProps) => {
  const say = useWords();
  const [form] = Form.useForm<{ address: string; words?: string }>();
  const link = (): void => {
    void form.validateFields().then(
      ({ address: typed, words }) => onLink(linkTo(meant(typed))!, words?.trim() || meant(typed)),
      () => undefined /* it stands at the field */,
    );
  };
  const pressed = (event: KeyboardEvent): void => {
    // Once the dialog is gone the key would reach the text behind it.
    event.preventDefault();
    link();
  };
  return (
    <Modal
      open
      title={say('newsroom.tool.link')}
      onOk={link}
      onCancel={onClose}
      width={480}
      destroyOnHidden
      footer={(_, { OkBtn, CancelBtn }) => (
        <>
          {address && (
            <button type="button" className="rich-text__unlink" onClick={() => onLink('', '')}>
              {say('newsroom.unlink')}
            </button>
          )}
          <CancelBtn />
          <OkBtn />
        </>
      )}
    >
      <Form form={form} layout="vertical" initialValues={{ address }} component={false}>
        <Form.Item
          name="address"
          label={say('newsroom.address')}
          extra={say('newsroom.linkHint')}
          rules={[
            {
              validator: (_, typed: string) =>
                linkTo(meant(typed ?? ''))
                  ? Promise.resolve()
                  : Promise.reject(new Error(say('newsroom.noLink'))),
            },
          ]}
          validateTrigger="onSubmit"
        >
          <Input autoFocus onPressEnter={pressed} />
        </Form.Item>
        {asksWords && (
          <Form.Item name="words" label={say('newsroom.linkWords')}>
            <Input onPressEnter={pressed} />
          </Form.Item>
        )}
      </Form>
    </Modal>
  );
};
