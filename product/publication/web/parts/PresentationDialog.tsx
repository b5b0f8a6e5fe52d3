import { useQuery } from '@tanstack/react-query';
import { Checkbox, Flex, Form, Input, Modal } from 'antd';
import type * as z from 'zod';
import { useDo } from '#shell/client/useDo';
import { counted } from '#shell/form/length';
import { useDialogForm } from '#shell/form/useDialogForm';
import { VerticalForm } from '#shell/form/VerticalForm';
import { PartAwaited } from '#shell/pages/PartAwaited';
import { useWords } from '#shell/words/say';
import { benefitFields, longestSummary, type BenefitField, type Presentation } from '../../presentation';
import { publicationApi } from '../calls';

type Shown = z.output<typeof Presentation>;
interface PresentationDialogProps {
  readonly id: string;
  readonly onClose: () => void;
}
interface Values {
  readonly zh: string;
  readonly en: string;
  readonly es: string;
  readonly isApproved?: boolean;
}

/** What visitors read of a result of one's own: the summary, and which benefits as bands. */
const PresentationDialog = ({ id, onClose }: PresentationDialogProps) => {
  const say = useWords();
  const found = useQuery(publicationApi.byId.query({ id }));
  if (found.data) return <Editing shown={found.data} onClose={onClose} />;
  return (
    <Modal open title={say('publication.edit')} footer={null} onCancel={onClose}>
      <PartAwaited of={found} rows={8} />
    </Modal>
  );
};
export default PresentationDialog;

const Editing = ({ shown, onClose }: { readonly shown: Shown; readonly onClose: () => void }) => {
  const say = useWords();
  const { form, busy, save, leave } = useDialogForm<Values>(onClose);
  const { id, rowVersion } = shown;
  const publish = ({ zh, en, es, isApproved = false }: Values): void =>
    void save(publicationApi.saveSummary, { id, rowVersion, zh, en, es, isApproved }, 'publication.saved');
  return (
    <Modal
      open
      title={shown.achievementName}
      width={720}
      okText={say('publication.publish')}
      cancelText={say('shell.cancel')}
      confirmLoading={busy}
      onOk={() => form.submit()}
      onCancel={leave}
      destroyOnHidden
    >
      <Flex vertical gap="middle">
        <p className="faint">{say('publication.hint')}</p>
        {!shown.isOwn && shown.reportSummary && (
          <p>
            <b>{say('publication.reportSummary')}</b>
            <br />
            {shown.reportSummary}
          </p>
        )}
        <VerticalForm<Values>
          form={form}
          onFinish={publish}
          initialValues={{ zh: shown.zh, en: shown.en, es: shown.es }}
        >
          {(['zh', 'en', 'es'] as const).map((language) => (
            <Form.Item key={language} name={language} label={say(`publication.language.${language}`)}>
              <Input.TextArea {...counted(longestSummary)} rows={3} lang={language} />
            </Form.Item>
          ))}
          <Form.Item name="isApproved" valuePropName="checked">
            <Checkbox>{say('publication.approve')}</Checkbox>
          </Form.Item>
        </VerticalForm>
        <Benefits shown={shown} />
        <p>
          <a href={`/resultInfo?id=${id}`} target="_blank" rel="noreferrer">
            {say('publication.openPage')}
          </a>
        </p>
      </Flex>
    </Modal>
  );
};

/** A consent for each benefit, which holds as soon as it is ticked. */
const Benefits = ({ shown: { id, rowVersion, benefits, bands } }: { readonly shown: Shown }) => {
  const say = useWords();
  const perform = useDo();
  const choose = (field: BenefitField, isShown: boolean): void => {
    const wanted = benefitFields.filter((each) => (each === field ? isShown : benefits.includes(each)));
    void perform(publicationApi.setBenefits, { id, rowVersion, benefits: wanted }, 'publication.saved');
  };
  return (
    <section>
      <Flex vertical gap="small">
        <h3>{say('publication.benefits')}</h3>
        <p className="faint">{say('publication.benefitHint')}</p>
        {bands.map(({ field, band }) => (
          <div key={field}>
            <Checkbox
              checked={benefits.includes(field)}
              onChange={({ target }) => choose(field, target.checked)}
            >
              {say(`publication.benefit.${field}`)}
            </Checkbox>{' '}
            <span className="faint">
              {say(band === null ? 'publication.notStated' : `publication.band.${band as 1 | 2 | 3 | 4}`)}
            </span>
          </div>
        ))}
      </Flex>
    </section>
  );
};
