import { Button, Form, Input, Modal, Radio, Tag } from 'antd';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { counted } from '#shell/form/length';
import { useDialogForm } from '#shell/form/useDialogForm';
import { VerticalForm } from '#shell/form/VerticalForm';
import { NoRecord } from '#shell/pages/NoRecord';
import { useWords } from '#shell/words/say';
import type { Reviewer, Sample } from '../../sampled';
import { samplingApi } from '../calls';
import './sampling.css';

interface Values {
  readonly reviewerId: string;
  readonly reason?: string;
}

/** Somebody with what speaks against them, each hit with the path by which it leads to the achievement. */
const Choice = ({ reviewer: { name, organisationName, hard, soft } }: { readonly reviewer: Reviewer }) => {
  const say = useWords();
  const [colour, word] =
    hard.length > 0
      ? (['error', 'samplingScreens.refused'] as const)
      : soft.length > 0
        ? (['warning', 'samplingScreens.explain'] as const)
        : (['success', 'samplingScreens.free'] as const);
  return (
    <span className="sampling-choice">
      <span>
        {name} <span className="faint">{organisationName}</span> <Tag color={colour}>{say(word)}</Tag>
      </span>
      {[...hard, ...soft].map(({ says, path }) => (
        <span key={says} className="faint">
          {says} {path.join(' → ')}
        </span>
      ))}
    </span>
  );
};

const Dialog = ({ of, onClose }: { readonly of: Sample; readonly onClose: () => void }) => {
  const say = useWords();
  const [keyword, setKeyword] = useState('');
  const { form, busy, save, leave } = useDialogForm<Values>(onClose);
  const found = useQuery(samplingApi.reviewers.query({ id: of.id, keyword }));
  const chosen = Form.useWatch('reviewerId', form);
  const isTied = (found.data?.find(({ id }) => id === chosen)?.soft.length ?? 0) > 0;
  const label = say('samplingScreens.reviewer');
  return (
    <Modal
      open
      title={say('samplingScreens.assign')}
      okText={say('samplingScreens.assign')}
      cancelText={say('shell.cancel')}
      confirmLoading={busy}
      onOk={() => form.submit()}
      onCancel={leave}
      width={640}
      destroyOnHidden
    >
      <p className="faint gap-below">{say('samplingScreens.assignHint')}</p>
      <Input.Search
        aria-label={say('samplingScreens.reviewerHint')}
        placeholder={say('samplingScreens.reviewerHint')}
        maxLength={60}
        loading={found.isFetching}
        onSearch={setKeyword}
        className="gap-below"
      />
      <VerticalForm<Values>
        form={form}
        onFinish={({ reviewerId, reason }) =>
          void save(
            samplingApi.assign,
            { id: of.id, rowVersion: of.rowVersion, reviewerId, ...(reason && { reason }) },
            'samplingScreens.assigned',
          )
        }
      >
        <Form.Item
          name="reviewerId"
          label={label}
          rules={[{ required: true, message: say('shell.pleaseSelect', { label }) }]}
        >
          <Radio.Group
            className="sampling-choices"
            options={(found.data ?? []).map((reviewer) => ({
              value: reviewer.id,
              label: <Choice reviewer={reviewer} />,
              disabled: reviewer.hard.length > 0,
            }))}
          />
        </Form.Item>
        {found.isError && <NoRecord of={found} isPart />}
        {isTied && (
          <Form.Item
            name="reason"
            label={say('samplingScreens.reason')}
            rules={[
              {
                required: true,
                whitespace: true,
                message: say('shell.pleaseEnter', { label: say('samplingScreens.reason') }),
              },
            ]}
          >
            <Input.TextArea {...counted(500)} rows={2} />
          </Form.Item>
        )}
      </VerticalForm>
    </Modal>
  );
};

/** Asks somebody for the second review, or somebody else. */
export const AssignReviewer = ({ of }: { readonly of: Sample }) => {
  const say = useWords();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button type="primary" onClick={() => setOpen(true)}>
        {say(of.state === 'drawn' ? 'samplingScreens.assign' : 'samplingScreens.reassign')}
      </Button>
      {open && <Dialog of={of} onClose={() => setOpen(false)} />}
    </>
  );
};
