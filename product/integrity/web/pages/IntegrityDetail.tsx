import { useQuery } from '@tanstack/react-query';
import { Alert } from 'antd';
import { dayText } from '#contract/formatters';
import { ofRecord, type OfRecord } from '#shell/pages/ofRecord';
import { RecordPage } from '#shell/pages/RecordPage';
import { Transitions } from '#shell/pages/Transitions';
import { useWords } from '#shell/words/say';
import { NoRecord } from '#shell/pages/NoRecord';
import type { IntegrityRecord } from '../../record';
import { integrityApi } from '../calls';
import { AppealDialog, ReplyDialog } from '../parts/answers';
import { RecordFacts } from '../parts/RecordFacts';
import { looks, stateWords } from '../parts/status';
import { recordTransitions } from '../parts/transitions';

const drawn = { reply: ReplyDialog, appeal: AppealDialog };

/** What it keeps its party from, and what they may do about it now. */
const Effect = ({ record }: { readonly record: IntegrityRecord }) => {
  const say = useWords();
  const { can, isOrganisation, replyUntil, appealUntil } = record;
  const hint = can.includes('reply')
    ? say('integrity.replyHint', { until: dayText(replyUntil) })
    : can.includes('appeal') && say('integrity.appealHint', { until: dayText(appealUntil) });
  return (
    <Alert
      type={record.state === 'inForce' ? 'warning' : 'info'}
      showIcon
      className="gap-below"
      title={say(isOrganisation ? 'integrity.effectOrganisation' : 'integrity.effectPerson')}
      {...(hint && { description: hint })}
    />
  );
};

/** One integrity record: what it is about, what was answered, what came of it, and what the reader may do now. */
const IntegrityDetail = ({ id }: OfRecord) => {
  const found = useQuery(integrityApi.byId.query({ id }));
  const { data: record, isError, isPending } = found;
  if (isError && !record) return <NoRecord of={found} />;
  return (
    <RecordPage
      loading={isPending}
      number={null}
      name={record?.name ?? ''}
      {...(record && { status: { look: looks[record.state], word: stateWords[record.state] } })}
      tabs={
        record
          ? [
              {
                key: 'record',
                label: 'integrity.one',
                content: (
                  <>
                    {(record.state === 'proposed' || record.state === 'inForce') && (
                      <Effect record={record} />
                    )}
                    <RecordFacts record={record} />
                  </>
                ),
              },
            ]
          : []
      }
      danger={record && <Transitions of={record} table={recordTransitions} drawn={drawn} apart />}
      actions={record && <Transitions of={record} table={recordTransitions} drawn={drawn} />}
    />
  );
};
export default ofRecord(IntegrityDetail);
