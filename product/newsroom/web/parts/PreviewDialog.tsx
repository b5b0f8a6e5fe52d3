import { useQuery } from '@tanstack/react-query';
import { Alert, Button, Flex, Form, Modal, Radio } from 'antd';
import { useState } from 'react';
import { minuteText, momentText } from '#contract/formatters';
import { useDo } from '#shell/client/useDo';
import { VerticalForm } from '#shell/form/VerticalForm';
import { Ago } from '#shell/parts/Ago';
import { CopyText } from '#shell/parts/CopyText';
import { SmallTable } from '#shell/parts/SmallTable';
import { useConfirm } from '#shell/parts/useConfirm';
import { message } from '#shell/parts/voices';
import { useWords } from '#shell/words/say';
import { PartAwaited } from '#shell/pages/PartAwaited';
import { previewHours, type PreviewLength } from '../../preview-hours';
import type { PreviewLink } from '../../previews';
import { newsroomApi } from '../calls';

const lengths = Object.keys(previewHours) as PreviewLength[];

interface OfPiece {
  readonly id: string;
}

/** A link that was just made: it is shown now and never again. */
const Made = ({ url, endsAt }: { readonly url: string; readonly endsAt: string }) => {
  const say = useWords();
  const copy = async (): Promise<void> => {
    await navigator.clipboard.writeText(url);
    message.success(say('shell.copied'));
  };
  return (
    <Alert
      type="success"
      showIcon
      title={say('newsroom.previewMade', { at: momentText(endsAt) })}
      description={
        <Flex vertical align="start" gap="small">
          <CopyText text={url} label="newsroom.previewLink" />
          <Button type="primary" onClick={() => void copy()}>
            {say('newsroom.copyPreview')}
          </Button>
        </Flex>
      }
    />
  );
};

/** The links that work now, each to be revoked. */
const Running = ({
  links,
  onRevoked,
}: {
  readonly links: readonly PreviewLink[];
  readonly onRevoked: () => void;
}) => {
  const say = useWords();
  const confirm = useConfirm();
  const perform = useDo();
  if (links.length === 0) return <p className="faint">{say('newsroom.noPreviewLinks')}</p>;
  const revoke = ({ id, makerName }: PreviewLink) =>
    confirm({
      title: 'newsroom.revokePreviewQuestion',
      values: { name: makerName },
      okText: 'newsroom.revokePreview',
      danger: true,
      run: async () => {
        if (await perform(newsroomApi.revokePreview, { id }, 'newsroom.previewRevoked')) onRevoked();
      },
    });
  return (
    <SmallTable
      title="newsroom.previewsNow"
      level={3}
      head={['newsroom.previewMaker', 'newsroom.previewMadeAt', 'newsroom.previewEndsAt', 'shell.actions']}
      rows={links.map((link) => [
        link.makerName,
        <Ago at={link.madeAt} exact="minute" />,
        minuteText(link.endsAt),
        <Button type="link" size="small" danger onClick={() => revoke(link)}>
          {say('newsroom.revokePreview')}
        </Button>,
      ])}
    />
  );
};

/** Links by which somebody without an account reads what is being written: made, listed, revoked. */
const PreviewDialog = ({ id, onClose }: OfPiece & { readonly onClose: () => void }) => {
  const say = useWords();
  const perform = useDo();
  const [form] = Form.useForm<{ readonly length: PreviewLength }>();
  const [made, setMade] = useState<{ readonly url: string; readonly endsAt: string }>();
  const [busy, setBusy] = useState(false);
  const running = useQuery(newsroomApi.previewLinks.query({ id }));
  const { data: links } = running;
  const make = async ({ length }: { readonly length: PreviewLength }): Promise<void> => {
    setBusy(true);
    setMade(await perform(newsroomApi.addPreview, { id, length }));
    setBusy(false);
  };
  return (
    <Modal
      open
      title={say('newsroom.previewLinks')}
      width={640}
      okText={say('newsroom.makePreview')}
      cancelText={say('shell.close')}
      confirmLoading={busy}
      onOk={() => form.submit()}
      onCancel={onClose}
      destroyOnHidden
    >
      <Flex vertical gap="middle">
        <p className="faint">{say('newsroom.previewLinksHint')}</p>
        <VerticalForm form={form} onFinish={(values) => void make(values)} initialValues={{ length: 'day' }}>
          <Form.Item name="length" label={say('newsroom.previewLength')}>
            <Radio.Group
              options={lengths.map((value) => ({ value, label: say(`newsroom.previewLength.${value}`) }))}
            />
          </Form.Item>
        </VerticalForm>
        {made && <Made {...made} />}
        {links ? (
          <Running links={links} onRevoked={() => setMade(undefined)} />
        ) : (
          <PartAwaited of={running} rows={2} />
        )}
      </Flex>
    </Modal>
  );
};
export default PreviewDialog;
