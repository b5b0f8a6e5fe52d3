import { useQuery } from '@tanstack/react-query';
import { Form, Modal, Radio, Select } from 'antd';
import { useOptions } from '#shell/dictionary/useDictionary';
import { NumberInput } from '#shell/form/controls/Typed';
import { fitness } from '#shell/form/FormField';
import { useDialogForm } from '#shell/form/useDialogForm';
import { VerticalForm } from '#shell/form/VerticalForm';
import { useWords } from '#shell/words/say';
import { mostMonths, usualMonths } from '#product/integrity/with-end';
import { applicationsApi } from '../../calls';
import type { Standing } from '../status';

const kinds = {
  termination: {
    call: applicationsApi.terminate,
    press: 'applicationScreens.terminate',
    question: 'applicationScreens.terminateQuestion',
    done: 'applicationScreens.terminated',
  },
  rejection: {
    call: applicationsApi.rejectFinally,
    press: 'applicationScreens.rejectFinally',
    question: 'applicationScreens.rejectFinallyQuestion',
    done: 'applicationScreens.rejectedFinally',
  },
} as const;
/** What a ground of the end is among those of records: false material, misconduct; the others have no like. */
const likeGround: Readonly<Record<string, string>> = { '1': '1', '7': '2' };

interface Values {
  readonly about: 'nobody' | 'applicant' | 'organisation';
  readonly ground?: string;
  readonly months?: number;
}

interface EndingProps {
  readonly kind: keyof typeof kinds;
  readonly of: Standing;
  readonly onClose: () => void;
}

/**
 * Whoever decides the end that somebody proposed, and proposes an integrity record with it where they think that right: by the
 * same facts and the same evidence (domain §3.1 A11, A15). What it says of the application its page has read.
 */
const EndingDialog = ({ kind, of, onClose }: EndingProps) => {
  const say = useWords();
  const { id, rowVersion } = of;
  const { call, press, question, done } = kinds[kind];
  const { form, busy, save, leave } = useDialogForm<Values>(onClose);
  const grounds = useOptions('integrityGround');
  const about = Form.useWatch('about', form) ?? 'nobody';
  const record = useQuery(applicationsApi.dossier.query({ id })).data;
  const whole = record?.view === 'whole' ? record : undefined;
  const main = whole?.organisations?.find(({ isMain }) => isMain);
  const end = ({ ground, months }: Values): void => {
    const proposed =
      about === 'nobody'
        ? {}
        : { integrityRecord: { isOrganisation: about === 'organisation', ground: ground!, months: months! } };
    void save(call, { id, rowVersion, ...proposed }, done);
  };
  const needed = (label: string) => ({ required: true, message: say('shell.pleaseSelect', { label }) });
  const groundLabel = say('integrity.ground');
  const monthsLabel = say('integrity.months');
  return (
    <Modal
      open
      title={say(press)}
      okText={say(press)}
      okButtonProps={{ danger: true }}
      cancelText={say('shell.goBack')}
      confirmLoading={busy}
      onOk={() => form.submit()}
      onCancel={leave}
    >
      <p className="gap-below">{say(question, { name: of.achievementName ?? '' })}</p>
      <VerticalForm<Values> form={form} onFinish={end}>
        <Form.Item
          name="about"
          label={say('integrity.withEnd')}
          initialValue="nobody"
          {...(about !== 'nobody' && { extra: say('integrity.withEndHint') })}
        >
          <Radio.Group
            vertical
            options={[
              { value: 'nobody', label: say('integrity.withEndNone') },
              {
                value: 'applicant',
                label: say('integrity.withEndApplicant', { name: record?.ownerName ?? '' }),
              },
              ...(main?.organisationId
                ? [
                    {
                      value: 'organisation',
                      label: say('integrity.withEndOrganisation', { name: main.name }),
                    },
                  ]
                : []),
            ]}
          />
        </Form.Item>
        {about !== 'nobody' && (
          <>
            <Form.Item
              name="ground"
              label={groundLabel}
              initialValue={likeGround[whole?.proposal?.reasonCode ?? '']}
              rules={[needed(groundLabel)]}
            >
              <Select options={[...grounds]} />
            </Form.Item>
            <Form.Item
              name="months"
              label={monthsLabel}
              initialValue={usualMonths}
              rules={[needed(monthsLabel), fitness({ control: 'number', from: 1, to: mostMonths }, say)]}
            >
              <NumberInput />
            </Form.Item>
          </>
        )}
      </VerticalForm>
    </Modal>
  );
};
export default EndingDialog;
