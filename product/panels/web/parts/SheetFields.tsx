import { DeleteOutlined, PlusOutlined } from '@ant-design/icons';
import { Button, Checkbox, ConfigProvider, Form, Input, Radio, Select } from 'antd';
import { memo, type ReactNode } from 'react';
import type * as z from 'zod';
import { useWords, type Say } from '#shell/words/say';
import { useNames } from './useNames';
import type { ProposedLevels } from '../../opinion';
import { valueLines } from '#product/levels/five-values';
import { commentFields, medicalLines } from '../../rules/types';
import { ChangedProposals } from './ChangedProposals';
import { sectionId, sectionWords, type SheetSection } from './sections';
import { NumberInput } from '#shell/form/controls/Typed';
import { fitness } from '#shell/form/FormField';
import { atMost } from '#shell/form/length';
import { scales } from '#product/dictionaries/scales';

const judged = ['maturity', 'innovation', 'advancement'] as const;

interface SheetFieldsProps {
  readonly proposed: z.output<typeof ProposedLevels>;
  readonly reportId: string;
  /** The sections that this round and this kind of achievement ask for. */
  readonly sections: readonly SheetSection[];
}

/** A figure out of its range stays as it was typed, and is refused at its field: no other one is put there. */
const between = (from: number, to: number, say: Say) => ({
  validateTrigger: 'onBlur',
  rules: [fitness({ control: 'number', from, to }, say)],
});

/** The opinion sheet of domain §6.4, field by field. */
export const SheetFields = memo(({ proposed, reportId, sections }: SheetFieldsProps) => {
  const say = useWords();
  const options = useNames();
  const isShort = !sections.includes('scores');
  const drawn: Readonly<Record<SheetSection, ReactNode>> = {
    scores: (
      <div className="panel-grid">
        {valueLines.map((line) => (
          <Form.Item
            key={line}
            name={['scores', line]}
            label={say(`panelScreens.score.${line}`)}
            {...between(0, 100, say)}
          >
            <NumberInput />
          </Form.Item>
        ))}
      </div>
    ),
    levels: (
      <>
        <ChangedProposals reportId={reportId} />
        {judged.map((scale) => (
          <LevelView
            key={scale}
            scale={scale}
            from={scales[scale].least}
            to={scales[scale].most}
            level={proposed[`${scale}Level`]}
          />
        ))}
      </>
    ),
    medical: (
      <div className="panel-grid">
        {medicalLines.map((line) => (
          <Form.Item
            key={line}
            name={['medical', line]}
            label={say(`panelScreens.medical.${line}`)}
            {...between(1, 5, say)}
          >
            <NumberInput />
          </Form.Item>
        ))}
      </div>
    ),
    comments: commentFields.map((field) => (
      <Form.Item key={field} name={['comments', field]} label={say(`panelScreens.comment.${field}`)}>
        <Input.TextArea {...atMost(2000)} autoSize={{ minRows: 2, maxRows: 8 }} />
      </Form.Item>
    )),
    items: (
      <>
        <Items name="problems" isRequired={!isShort} />
        {!isShort && <Items name="advice" isRequired />}
      </>
    ),
    verdict: (
      <>
        {!isShort && (
          <>
            <div className="panel-grid panel-grid--wide">
              <Form.Item name="overall" label={say('panelScreens.overall')}>
                <Select options={options.overall} />
              </Form.Item>
              <Form.Item name="familiarity" label={say('panelScreens.familiarity')}>
                <Select options={options.familiarity} />
              </Form.Item>
            </div>
            <Form.Item
              name="overallReason"
              label={`${say('panelScreens.overall')} · ${say('panelScreens.reason')}`}
            >
              <Input {...atMost(2000)} />
            </Form.Item>
          </>
        )}
        <Form.Item name="conclusion" label={say('panelScreens.conclusion')}>
          <Radio.Group options={options.conclusion} />
        </Form.Item>
      </>
    ),
  };
  return sections.map((section) => (
    <section key={section} id={sectionId(section)} className="sheet-section">
      <h2>{say(sectionWords[section])}</h2>
      {drawn[section]}
    </section>
  ));
});
SheetFields.displayName = 'SheetFields';

interface LevelViewProps {
  readonly scale: 'maturity' | 'innovation' | 'advancement';
  readonly from: number;
  readonly to: number;
  readonly level: number | null;
}

/** Agreeing with a proposed level, or setting one's own with a reason. */
const LevelView = ({ scale, from, to, level }: LevelViewProps) => {
  const say = useWords();
  const agrees = Form.useWatch<boolean | null>(['levels', scale, 'agrees']);
  return (
    <fieldset className="panel-item" style={{ border: 0, padding: 0 }}>
      <Form.Item
        name={['levels', scale, 'agrees']}
        label={`${say(`panelScreens.level.${scale}`)} · ${say('panelScreens.proposed', { level: level ?? '/' })}`}
      >
        <Radio.Group
          options={[
            { value: true, label: say('panelScreens.agree') },
            { value: false, label: say('panelScreens.disagree') },
          ]}
        />
      </Form.Item>
      {agrees === false && (
        <Form.Item
          name={['levels', scale, 'own']}
          label={say('panelScreens.ownLevel')}
          {...between(from, to, say)}
        >
          <NumberInput />
        </Form.Item>
      )}
      {agrees === false && (
        <Form.Item name={['levels', scale, 'reason']} label={say('panelScreens.reason')}>
          <Input {...atMost(2000)} />
        </Form.Item>
      )}
    </fieldset>
  );
};

/** Problems, or advice: each with a tick where it is mandatory. A round that only confirms asks for neither (E2). */
const Items = ({
  name,
  isRequired,
}: {
  readonly name: 'problems' | 'advice';
  readonly isRequired: boolean;
}) => {
  const say = useWords();
  const isClosed = ConfigProvider.useConfig().componentDisabled;
  return (
    <Form.List name={name}>
      {(rows, { add, remove }) => (
        <fieldset className="rows">
          <legend className={isRequired ? 'rows__legend rows__legend--required' : 'rows__legend'}>
            {say(`panelScreens.${name}`)}
          </legend>
          {rows.map(({ key, name: at }) => (
            <div key={key} className="panel-item">
              <Form.Item name={[at, 'text']} noStyle>
                <Input.TextArea
                  aria-label={`${say(`panelScreens.${name}`)} ${at + 1}`}
                  {...atMost(1000)}
                  autoSize={{ minRows: 1, maxRows: 4 }}
                />
              </Form.Item>
              <Form.Item name={[at, 'isMandatory']} valuePropName="checked" noStyle>
                <Checkbox>{say('panelScreens.mandatory')}</Checkbox>
              </Form.Item>
              {!isClosed && (
                <Button
                  type="text"
                  aria-label={`${say('shell.remove')} ${at + 1}`}
                  icon={<DeleteOutlined />}
                  onClick={() => remove(at)}
                />
              )}
            </div>
          ))}
          {!isClosed && (
            <Button
              type="dashed"
              icon={<PlusOutlined />}
              onClick={() => add({ text: '', isMandatory: false })}
            >
              {say(`panelScreens.add.${name}`)}
            </Button>
          )}
        </fieldset>
      )}
    </Form.List>
  );
};
