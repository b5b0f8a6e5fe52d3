import { EditOutlined } from '@ant-design/icons';
import { Alert, Button, Form, Input, Modal, Select } from 'antd';
import { useState } from 'react';
import { isCallFailed } from '#shell/client/failed';
import { useOptions } from '#shell/dictionary/useDictionary';
import { useLeave } from '#shell/form/useLeave';
import { useWords } from '#shell/words/say';
import { categoryOfType, overallLevels } from '#product/dictionaries/level-codes';
import { ruleSet } from '#product/levels/rule-sets/published';
import { EvidencePicker } from '#shell/parts/EvidencePicker';
import { ChangedLevel } from '../ChangedLevels';
import { offered } from '../evidence';
import { whichWords } from '../Levels';
import { useMeanings } from '#product/dictionaries/web';
import type { Assessed, StaffReport, Which } from '../types';
import { VerticalForm } from '#shell/form/VerticalForm';
import { counted } from '#shell/form/length';

export interface LevelByHand {
  readonly which: Which;
  /** `null` takes the change back. */
  readonly level: number | null;
  readonly reason: string;
  /** What proves a raised level. */
  readonly evidenceIds: readonly string[];
}

interface OverrideProps {
  readonly report: StaffReport;
  readonly which: Which;
  readonly assessed: Assessed;
  /** Throws where the server refuses. */
  readonly onChange: (change: LevelByHand) => Promise<unknown>;
}

interface Filled {
  readonly level: number;
  readonly reason: string;
  readonly evidenceIds?: readonly string[];
}

/** Ten characters, blanks not counted: less explains nothing. */
const least = 10;

/** What may be set: nothing above the evidence, for the overall standing nothing above what was computed. */
const useLevelOptions = (report: StaffReport, which: Which, { evidenced, computed }: Assessed) => {
  const category = categoryOfType(report.achievementType) ?? 'applied';
  const standings = useOptions('standing');
  const names = useMeanings(which === 'overall' ? 'maturity' : which, category);
  const say = useWords();
  if (which === 'overall') {
    const best = Number(overallLevels.codes[computed.overallLevel ?? 'notRated']);
    return standings
      .map(({ value, label }) => ({ value: Number(value), label }))
      .filter(({ value }) => value >= best);
  }
  const all = names
    .slice(0, which === 'maturity' ? ruleSet(report.ruleSet.version).maturityCap[category] : names.length)
    .map(({ name }, at) => ({ value: at + 1, label: `${at + 1} ${name}` }))
    .filter(({ value }) => value <= (evidenced[which] ?? 0));
  return which === 'innovation' ? [{ value: 0, label: say('levels.innovationBelowFirst') }, ...all] : all;
};

/** A level set by hand against the computed one: old, new, reason and who stand beside the scale (domain §6.3). */
export const Override = ({ report, which, assessed, onChange }: OverrideProps) => {
  const say = useWords();
  const options = useLevelOptions(report, which, assessed);
  const [open, setOpen] = useState(false);
  const [busy, setBusy] = useState(false);
  const [refused, setRefused] = useState<readonly string[]>([]);
  const [form] = Form.useForm<Filled>();
  const leave = useLeave(form, () => setOpen(false));
  const chosen = Form.useWatch('level', form);
  const change = report.overrides.find((each) => each.which === which);
  const computed = which === 'overall' ? assessed.computed.overallLevel : assessed.computed[`${which}Level`];
  const highest = which === 'maturity' ? (assessed.evidenced.maturity ?? 0) : Number(computed ?? 0);
  const canRaise = which === 'maturity' && highest > Number(computed ?? 0);
  const isRaise = canRaise && chosen !== undefined && chosen > Number(computed ?? 0);
  const word = (value: string | number | null): string => {
    const code =
      which === 'overall' && value !== null
        ? Number(overallLevels.codes[value as keyof (typeof overallLevels)['codes']] ?? value)
        : Number(value);
    return value === null
      ? say('shell.notRated')
      : (options.find((option) => option.value === code)?.label ?? String(value));
  };
  const send = async (next: LevelByHand): Promise<void> => {
    setBusy(true);
    setRefused([]);
    try {
      await onChange(next);
      setOpen(false);
    } catch (fault) {
      if (!isCallFailed(fault)) throw fault;
      setRefused(fault.defects.length > 0 ? fault.defects.map(({ message }) => message) : [fault.message]);
    } finally {
      setBusy(false);
    }
  };
  return (
    <div className="override">
      {change && (
        <ChangedLevel
          change={change}
          evidence={report.evidence}
          action={
            <Button
              size="small"
              loading={busy}
              onClick={() => void send({ which, level: null, reason: '', evidenceIds: [] })}
            >
              {say('reportDesk.takeBack')}
            </Button>
          }
        />
      )}
      <Button
        type="link"
        size="small"
        icon={<EditOutlined />}
        aria-label={`${say('reportDesk.changeByHand')} ${say(whichWords[which])}`}
        onClick={() => setOpen(true)}
      >
        {say('reportDesk.changeByHand')}
      </Button>
      <Modal
        open={open}
        title={say('reportDesk.changeTitle', { name: say(whichWords[which]) })}
        okText={say('shell.save')}
        cancelText={say('shell.cancel')}
        confirmLoading={busy}
        onOk={() => form.submit()}
        onCancel={leave}
        destroyOnHidden
      >
        <p className="faint gap-below">{say('reportDesk.changeText', { level: word(computed) })}</p>
        <p className="faint gap-below">
          {canRaise ? say('reportScreens.raiseHint', { level: highest }) : say('reportScreens.onlyLower')}
        </p>
        {refused.map((each) => (
          <Alert key={each} type="error" showIcon title={each} className="gap-below" />
        ))}
        <VerticalForm
          form={form}
          preserve={false}
          onFinish={({ level, reason, evidenceIds = [] }) => void send({ which, level, reason, evidenceIds })}
        >
          <Form.Item
            name="level"
            label={say('reportDesk.newLevel')}
            rules={[
              {
                required: true,
                message: say('shell.pleaseSelect', { label: say('reportDesk.newLevel') }),
              },
            ]}
          >
            <Select options={options} />
          </Form.Item>
          {isRaise && (
            <Form.Item
              name="evidenceIds"
              label={say('reportScreens.raiseEvidence')}
              rules={[
                {
                  required: true,
                  message: say('shell.pleaseSelect', { label: say('reportScreens.raiseEvidence') }),
                },
              ]}
            >
              <EvidencePicker
                from={offered({ ...report, evidence: report.evidence.filter(({ passed }) => passed) })}
              />
            </Form.Item>
          )}
          <Form.Item
            name="reason"
            label={say('shell.reason')}
            rules={[
              {
                required: true,
                whitespace: true,
                message: say('shell.pleaseEnter', { label: say('shell.reason') }),
              },
              { min: least, message: say('shell.reasonTooShort', { least }) },
            ]}
          >
            <Input.TextArea rows={4} {...counted(1000)} />
          </Form.Item>
        </VerticalForm>
      </Modal>
    </div>
  );
};
