import {
  CheckCircleFilled,
  CloseCircleFilled,
  LoadingOutlined,
  MinusCircleOutlined,
} from '@ant-design/icons';
import { Button, Form, Modal } from 'antd';
import { useCallback, useEffect, useState } from 'react';
import { useWords } from '../../words/say';
import '../panels.css';
import { nameOf } from '../named';
import type { BatchAction, Column, WhyNot } from '../types';
import { useBatch, type Outcome } from './useBatch';
import { VerticalForm } from '../../form/VerticalForm';
import { counted } from '../../form/length';
import { TextWithPhrases } from '../../parts/TextWithPhrases';

type Row = Record<string, unknown>;
interface DialogProps {
  readonly action: BatchAction<Row>;
  readonly rows: readonly Row[];
  readonly rowKey: string;
  /** What a row is recognised by. */
  readonly name: Column<Row>;
  /** Why it cannot be done to some of them, where the list can say so. */
  readonly whyNot?: (() => Promise<WhyNot<Row>>) | undefined;
  /** Told the keys of the rows that are done. */
  readonly onClose: (done: readonly string[]) => void;
}

const mayBe = (row: Row, action: string): boolean =>
  (row['can'] as readonly string[] | undefined)?.includes(action) ?? false;

/** Asks before an action is done to many rows, does it, and says of every row what became of it. */
export const BatchDialog = ({ action, rows: asked, rowKey, name, whyNot, onClose }: DialogProps) => {
  const say = useWords();
  // The list is fetched anew while the dialog is open: what was asked for stays what it was.
  const [rows] = useState(asked);
  const [why, setWhy] = useState<{ readonly of: WhyNot<Row> }>();
  useEffect(() => {
    void whyNot?.().then((of) => setWhy({ of }));
  }, [whyNot]);
  const reason = action.question?.reason;
  const keyOf = useCallback((row: Row) => String(row[rowKey]), [rowKey]);
  const { outcomes, busy, start, stop } = useBatch(action, keyOf);
  const [form] = Form.useForm<{ reason?: string }>();
  const possible = rows.filter((row) => mayBe(row, action.action));
  const inState = (is: Outcome['is']) => possible.filter((row) => outcomes.get(keyOf(row))?.is === is);
  const [done, refused] = [inState('done'), inState('refused')];
  const begun = outcomes.size > 0;
  const go = async (which: readonly Row[]) => {
    const said = reason ? await form.validateFields().catch(() => null) : {};
    if (said) await start(which, said.reason?.trim() ?? '');
  };
  const close = () => onClose(done.map(keyOf));
  const label = say('shell.reason');
  return (
    <Modal
      open
      title={say(action.many, { count: possible.length })}
      closable={!busy}
      maskClosable={false}
      keyboard={!busy}
      onCancel={close}
      footer={
        busy ? (
          <Button onClick={stop}>{say('shell.stop')}</Button>
        ) : (
          <>
            <Button onClick={close}>{say(begun ? 'shell.close' : 'shell.cancel')}</Button>
            {(!begun || refused.length > 0) && (
              <Button
                type="primary"
                danger={action.danger ?? false}
                disabled={possible.length === 0}
                onClick={() => void go(begun ? refused : possible)}
              >
                {begun ? say('shell.tryRefused', { count: refused.length }) : say(action.label)}
              </Button>
            )}
          </>
        )
      }
    >
      {reason && !begun && (
        <VerticalForm form={form}>
          <Form.Item
            name="reason"
            label={label}
            rules={[
              {
                required: reason.least > 0,
                whitespace: true,
                message: say('shell.pleaseEnter', { label }),
              },
              {
                min: reason.least,
                message: say('shell.reasonTooShort', { least: reason.least }),
              },
            ]}
          >
            <TextWithPhrases {...counted(500)} rows={3} />
          </Form.Item>
        </VerticalForm>
      )}
      {!begun && possible.length < rows.length && (
        <p className="batch__sum">
          {say('shell.batchPreview', { possible: possible.length, left: rows.length - possible.length })}
        </p>
      )}
      <ul className="batch">
        {rows.map((row) => (
          <li key={keyOf(row)}>
            <span className="batch__name">{nameOf(row, name)}</span>
            <OutcomeOf
              outcome={
                mayBe(row, action.action) || outcomes.has(keyOf(row))
                  ? outcomes.get(keyOf(row))
                  : 'impossible'
              }
              why={why?.of(row, action.action)}
            />
          </li>
        ))}
      </ul>
      <p className="batch__sum" role="status">
        {begun && say('shell.batchSum', { done: done.length, refused: refused.length })}
      </p>
    </Modal>
  );
};

const OutcomeOf = ({
  outcome,
  why,
}: {
  readonly outcome: Outcome | 'impossible' | undefined;
  readonly why: string | undefined;
}) => {
  const say = useWords();
  if (outcome === undefined) return null;
  if (outcome === 'impossible')
    return (
      <span className="batch__outcome faint">
        <MinusCircleOutlined /> {why ?? say('shell.batchImpossible')}
      </span>
    );
  const [icon, text] = {
    waiting: [null, ''],
    running: [<LoadingOutlined key="icon" />, say('shell.batchRunning')],
    done: [<CheckCircleFilled key="icon" />, say('shell.batchDone')],
    refused: [<CloseCircleFilled key="icon" />, outcome.is === 'refused' ? outcome.why : ''],
  }[outcome.is];
  return (
    <span className={`batch__outcome batch__outcome--${outcome.is}`}>
      {icon} {text}
    </span>
  );
};
