import { Button, Pagination } from 'antd';
import type * as z from 'zod';
import { dayText, momentText } from '#contract/formatters';
import { useDo } from '#shell/client/useDo';
import { StatusTag } from '#shell/look/StatusTag';
import { useConfirm } from '#shell/parts/useConfirm';
import { useWords } from '#shell/words/say';
import type { RecordPage } from '#product/panels/record';
import { panelsApi } from '../../calls';
import { invitationLooks, invitationWords } from '../status';
import '../late.css';

type Page = z.output<typeof RecordPage>;
type Entry = Page['rows'][number];

/** How many entries a page of the record has. */
export const pageSize = 10;

interface EntriesProps {
  readonly page: Page;
  readonly at: number;
  readonly onPage: (page: number) => void;
}

/** What stands on record of an expert, seat by seat (domain §9.6). */
export const Entries = ({ page, at, onPage }: EntriesProps) => {
  const say = useWords();
  if (page.total === 0) return <p className="faint">{say('expertRecord.empty')}</p>;
  return (
    <>
      {page.rows.map((entry) => (
        <OneEntry key={entry.id} entry={entry} />
      ))}
      {page.total > pageSize && (
        <Pagination
          size="small"
          current={at}
          pageSize={pageSize}
          total={page.total}
          showSizeChanger={false}
          onChange={onPage}
        />
      )}
    </>
  );
};

const signed = (number: number): string => (number > 0 ? `+${number}` : String(number));

const OneEntry = ({ entry }: { readonly entry: Entry }) => {
  const say = useWords();
  const perform = useDo();
  const confirm = useConfirm();
  const { achievementName: name, deviation, reply } = entry;
  const days = (count: number | null): string => (count === null ? '' : say('expertRecord.days', { count }));
  const joined = (...parts: readonly (string | false | null)[]): string => parts.filter(Boolean).join(' · ');
  const answer = () =>
    confirm({
      title: 'expertRecord.replyQuestion',
      values: { name },
      okText: 'expertRecord.reply',
      reason: { least: 1 },
      run: (text) => perform(panelsApi.replyToRecord, { id: entry.id, text }, 'expertRecord.replyDone'),
    });
  const isComplete = entry.formReturns === 0 && entry.missing.length === 0;
  return (
    <article className="record-entry">
      <div className="record-entry__head">
        <b>{name}</b>
        <span className="faint">
          {joined(entry.agencyName, say('expertRecord.round', { round: entry.panelRound }))}
        </span>
        <StatusTag status={invitationLooks[entry.invitation]}>
          {say(invitationWords[entry.invitation])}
        </StatusTag>
        {entry.isLate && <StatusTag status="rejected">{say('expertRecord.late')}</StatusTag>}
      </div>
      <dl className="record-entry__facts">
        <div>
          <dt>{say('expertRecord.replied')}</dt>
          <dd>{joined(dayText(entry.repliedAt), days(entry.replyDays))}</dd>
        </div>
        {entry.invitation === 'declined' ? (
          <div>
            <dt>{say('expertRecord.declined')}</dt>
            <dd>{entry.declineReason}</dd>
          </div>
        ) : (
          <>
            <div>
              <dt>{say('expertRecord.sheet')}</dt>
              <dd>
                {joined(
                  entry.submittedAt ? dayText(entry.submittedAt) : say('expertRecord.notSubmitted'),
                  days(entry.sheetDays),
                  entry.dueOn && say('expertRecord.due', { day: dayText(entry.dueOn) }),
                )}
              </dd>
            </div>
            {entry.submittedAt && (
              <div>
                <dt>{say('expertRecord.completeness')}</dt>
                <dd>
                  {isComplete
                    ? say('expertRecord.complete')
                    : joined(
                        entry.formReturns > 0 && say('expertRecord.returned', { count: entry.formReturns }),
                        entry.missing.join('；'),
                      )}
                </dd>
              </div>
            )}
            <div>
              <dt>{say('expertRecord.deviation')}</dt>
              <dd>
                {deviation
                  ? joined(
                      deviation.distance !== null &&
                        say('expertRecord.scores', {
                          distance: deviation.distance,
                          leaning: signed(deviation.leaning ?? 0),
                        }),
                      ...(['maturity', 'innovation', 'advancement'] as const).map(
                        (scale) =>
                          deviation[scale] !== null &&
                          say(`expertRecord.level.${scale}`, { levels: signed(deviation[scale]) }),
                      ),
                    )
                  : say('expertRecord.notYet')}
              </dd>
            </div>
          </>
        )}
      </dl>
      {reply && (
        <p className="record-entry__reply">
          <b>{say('expertRecord.said')}</b> <span className="faint">{momentText(reply.at)}</span>
          <br />
          {reply.text}
        </p>
      )}
      {entry.can.includes('reply') && (
        <Button size="small" onClick={answer}>
          {say('expertRecord.reply')}
        </Button>
      )}
    </article>
  );
};
