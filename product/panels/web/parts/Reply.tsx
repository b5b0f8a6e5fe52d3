import { Button, Checkbox, Form, Select } from 'antd';
import { useState } from 'react';
import type * as z from 'zod';
import { momentText } from '#contract/formatters';
import { useDo } from '#shell/client/useDo';
import { Facts } from '#shell/pages/Facts';
import { useConfirm } from '#shell/parts/useConfirm';
import { useWords } from '#shell/words/say';
import { VerticalForm } from '#shell/form/VerticalForm';
import type { Invitation } from '../../invitation';
import type { OpinionForExpert } from '../../opinion';
import { panelsApi } from '../calls';

const statements = ['hasNoConflict', 'keepsConfidential', 'actsWithIntegrity'] as const;

/** What an expert is told before they accept: enough to find a conflict, and not more. */
export const About = ({ about }: { readonly about: z.output<typeof Invitation> }) => {
  const say = useWords();
  return (
    <Facts
      row={about}
      facts={[
        { field: 'mainOrganisationName', label: 'panelScreens.mainOrganisation' },
        { field: 'evaluationAgencyName', label: 'panelScreens.agency' },
        { field: 'replyBy', label: 'panelScreens.replyBy', as: 'day' },
        { field: 'dueOn', label: 'panelScreens.due', as: 'day' },
        {
          field: 'meeting',
          label: 'panelMeeting.title',
          draw: ({ meeting }) =>
            meeting
              ? `${momentText(meeting.startsAt)} – ${momentText(meeting.endsAt)} · ${meeting.place}`
              : say('panelMeeting.correspondence'),
          wide: true,
        },
        {
          field: 'organisations',
          label: 'panelScreens.organisations',
          draw: ({ organisations }) => organisations.join('、'),
          wide: true,
        },
        {
          field: 'persons',
          label: 'panelScreens.persons',
          draw: ({ persons }) =>
            persons.map(({ name, organisationName }) => `${name}（${organisationName}）`).join('、'),
          wide: true,
        },
        { field: 'abstract', label: 'panelScreens.abstract', wide: true },
      ]}
    />
  );
};

interface Values {
  readonly stated: readonly string[];
  readonly employers?: string[];
  readonly shareholdings?: string[];
}

/** Accepting with a declaration, or declining with a reason (E0). */
export const Reply = ({ opinion }: { readonly opinion: z.output<typeof OpinionForExpert> }) => {
  const say = useWords();
  const perform = useDo();
  const confirm = useConfirm();
  const [busy, setBusy] = useState(false);
  const { id, rowVersion } = opinion;
  const accept = async ({ stated, employers = [], shareholdings = [] }: Values): Promise<void> => {
    setBusy(true);
    const said = (statement: (typeof statements)[number]) => stated.includes(statement);
    await perform(
      panelsApi.reply,
      {
        id,
        rowVersion,
        accept: true,
        declaration: {
          hasNoConflict: said('hasNoConflict'),
          keepsConfidential: said('keepsConfidential'),
          actsWithIntegrity: said('actsWithIntegrity'),
          employers,
          shareholdings,
          sharedSupervisorWith: [],
          collaborations: [],
        },
      },
      'panelScreens.accepted',
    );
    setBusy(false);
  };
  const decline = () =>
    confirm({
      title: 'panelScreens.declineQuestion',
      values: { name: opinion.achievementName },
      okText: 'panelScreens.decline',
      danger: true,
      reason: { least: 1 },
      run: (declineReason) =>
        perform(panelsApi.reply, { id, rowVersion, accept: false, declineReason }, 'panelScreens.declined'),
    });
  return (
    <section className="card" aria-labelledby="declaration">
      <h2 id="declaration">{say('panelScreens.declaration')}</h2>
      <VerticalForm<Values> initialValues={{ stated: [] }} onFinish={(values) => void accept(values)}>
        <Form.Item
          name="stated"
          rules={[
            {
              validator: (_, stated: readonly string[]) =>
                statements.every((each) => stated.includes(each))
                  ? Promise.resolve()
                  : Promise.reject(new Error(say('panelScreens.tickAll'))),
            },
          ]}
        >
          <Checkbox.Group
            className="commitments"
            options={statements.map((each) => ({ value: each, label: say(`panelScreens.${each}`) }))}
          />
        </Form.Item>
        <Form.Item name="employers" label={say('panelScreens.employers')}>
          <Select mode="tags" open={false} suffixIcon={null} />
        </Form.Item>
        <Form.Item name="shareholdings" label={say('panelScreens.shareholdings')}>
          <Select mode="tags" open={false} suffixIcon={null} />
        </Form.Item>
        <Button type="primary" htmlType="submit" loading={busy}>
          {say('panelScreens.accept')}
        </Button>{' '}
        <Button danger onClick={decline}>
          {say('panelScreens.decline')}
        </Button>
      </VerticalForm>
    </section>
  );
};
