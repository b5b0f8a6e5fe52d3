import {
  CheckCircleFilled,
  CloseCircleFilled,
  LoadingOutlined,
  MinusCircleOutlined,
} from '@ant-design/icons';
import { useQueryClient, type QueryKey } from '@tanstack/react-query';
import { Button, Form, Modal } from 'antd';
import { useCallback, useEffect, useState } from 'react';
import type { ManyForm } from '../../actions/action';
import { useWords } from '../../words/say';
import '../panels.css';
import { nameOf } from '../named';
import type { BatchAction, Column, WhyNot } from '../types';
import { freshRows } from './fresh-rows';
import { useBatch, type Outcome } from './useBatch';
import { useLeave } from '../../form/useLeave';
import { VerticalForm } from '../../form/VerticalForm';
import { counted } from '../../form/length';
import { TextWithPhrases } from '../../parts/TextWithPhrases';

type Row = Record<string, unknown>;
interface DialogProps {
  readonly action: BatchAction<Row>;
  readonly rows: readonly Row[];
  readonly rowKey: string;
  /** What every page of the list is asked under. */
  readonly list: QueryKey;
  /** What a row is recognised by. */
  readonly name: Column<Row>;
  /** Why it cannot be done to some of them, where the list can say so. */
  readonly whyNot?: (() => Promise<WhyNot<Row>>) | undefined;
  /** Told the keys of the rows that are done. */
  readonly onClose: (done: readonly string[]) => void;
}

interface Values {
  readonly reason?: string;
  readonly own?: Readonly<Record<string, object>>;
}

const mayBe = (row: Row, action: string): boolean =>
  (row['can'] as readonly string[] | undefined)?.includes(action) ?? false;

/** Asks before an action is done to many rows, does it, and says of every row what became of it. */
export const BatchDialog = ({ action, rows: asked, rowKey, list, name, whyNot, onClose }: DialogProps) => {
  const say = useWords();
  const cache = useQueryClient();
  // The list is fetched anew while the dialog is open: what was asked for stays what it was, until it is tried again.
  const [rows, setRows] = useState(asked);
  const [why, setWhy] = useState<{ readonly of: WhyNot<Row> }>();
  useEffect(() => {
    void whyNot?.().then((of) => setWhy({ of }));
  }, [whyNot]);
  const [many, setMany] = useState<ManyForm>();
  useEffect(() => {
    void action.manyForm?.().then(setMany);
  }, [action]);
  const reason = action.call && action.question?.reason;
  const keyOf = useCallback((row: Row) => String(row[rowKey]), [rowKey]);
  const { outcomes, busy, start, stop } = useBatch(keyOf);
  const [form] = Form.useForm<Values>();
  const possible = rows.filter((row) => mayBe(row, action.action));
  const inState = (is: Outcome['is']) => rows.filter((row) => outcomes.get(keyOf(row))?.is === is);
  const [done, refused] = [inState('done'), inState('refused')];
  const begun = outcomes.size > 0;
  // Whoever stopped it, or lost the connection, goes on with those that nothing has become of, too.
  const left = possible.filter((row) => outcomes.get(keyOf(row))?.is !== 'done');
  const isAsked = (row: Row): boolean => !busy && left.includes(row);
  /**
   * What is left, and what somebody has changed since it was selected as it is now: where it may no longer be done, it is left
   * alone, and so is what the list holds no more. What was never answered stays as it was sent, so that it is not done twice.
   */
  const asNow = async (): Promise<readonly Row[]> => {
    const stale = left.filter((row) => {
      const outcome = outcomes.get(keyOf(row));
      return outcome?.is === 'refused' && outcome.isStale;
    });
    if (stale.length === 0) return left;
    const fresh = await freshRows(cache, list, stale, keyOf);
    const now = (row: Row): Row =>
      stale.includes(row) ? (fresh.get(keyOf(row)) ?? { ...row, can: [] }) : row;
    setRows((all) => all.map(now));
    return left.map(now).filter((row) => mayBe(row, action.action));
  };
  const go = async () => {
    const said = await form.validateFields().catch(() => null);
    if (!said) return;
    await start(begun ? asNow() : left, (row) =>
      action.call
        ? action.call(row, said.reason?.trim() ?? '')
        : many!.call(row as never, said as never, (said.own?.[keyOf(row)] ?? {}) as never),
    );
  };
  const close = () => onClose(done.map(keyOf));
  const ask = useLeave(form, close);
  // What was said has been used once it is begun.
  const leave = begun ? close : ask;
  const label = say('shell.reason');
  return (
    <Modal
      open
      title={say(action.many, { count: possible.length })}
      closable={!busy}
      maskClosable={false}
      keyboard={!busy}
      onCancel={leave}
      footer={
        busy ? (
          <Button onClick={stop}>{say('shell.stop')}</Button>
        ) : (
          <>
            <Button onClick={leave}>{say(begun ? 'shell.close' : 'shell.cancel')}</Button>
            {(!begun || left.length > 0) && (
              <Button
                type="primary"
                danger={action.danger ?? false}
                disabled={possible.length === 0 || (!action.call && !many)}
                onClick={() => void go()}
              >
                {begun ? say('shell.tryRefused', { count: left.length }) : say(action.label)}
              </Button>
            )}
          </>
        )
      }
    >
      <VerticalForm form={form}>
        {reason && (!begun || left.length > 0) && (
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
        )}
        {many && (!begun || left.length > 0) && <many.Shared all={left as never} />}
        {!begun && possible.length < rows.length && (
          <p className="batch__sum">
            {say('shell.batchPreview', { possible: possible.length, left: rows.length - possible.length })}
          </p>
        )}
        <ul className="batch">
          {rows.map((row) => (
            <li key={keyOf(row)}>
              <div className="batch__name">
                {nameOf(row, name)}
                {many?.Own && isAsked(row) && <many.Own of={row as never} under={['own', keyOf(row)]} />}
              </div>
              <OutcomeOf
                outcome={
                  mayBe(row, action.action) || outcomes.has(keyOf(row))
                    ? outcomes.get(keyOf(row))
                    : 'impossible'
                }
                isLeft={begun && !busy}
                why={why?.of(row, action.action)}
              />
            </li>
          ))}
        </ul>
      </VerticalForm>
      <p className="batch__sum" role="status">
        {begun && say('shell.batchSum', { done: done.length, refused: refused.length })}
      </p>
    </Modal>
  );
};

const OutcomeOf = ({
  outcome,
  why,
  isLeft,
}: {
  readonly outcome: Outcome | 'impossible' | undefined;
  readonly why: string | undefined;
  readonly isLeft: boolean;
}) => {
  const say = useWords();
  if (outcome === undefined)
    return isLeft && <span className="batch__outcome faint">{say('shell.batchLeft')}</span>;
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
