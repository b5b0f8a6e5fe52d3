import { Button } from 'antd';
import { useQuery } from '@tanstack/react-query';
import { handOver } from '#shell/client/hand-over';
import { AskAgainIfFailed } from '#shell/parts/AskAgain';
import { useWords } from '#shell/words/say';
import { samplingApi } from '../calls';
import './sampling.css';

const shownAtOnce = 8;

/** The lots of the last quarters: how many were drawn, and the record that anybody can replay. */
export const Draws = () => {
  const say = useWords();
  const found = useQuery(samplingApi.draws.query({ pageSize: shownAtOnce }));
  const { data } = found;
  const download = async (id: string, quarter: string): Promise<void> => {
    const { record } = await samplingApi.drawRecord({ id });
    handOver(new File([record], `sampling-${quarter}.json`, { type: 'application/json' }));
  };
  if (!data) return <AskAgainIfFailed of={found} what="samplingScreens.draws" />;
  if (data.rows.length === 0) return null;
  return (
    <section className="card gap-below sampling-figures" aria-label={say('samplingScreens.draws')}>
      <h2>{say('samplingScreens.draws')}</h2>
      <ul className="sampling-draws">
        {data.rows.map(({ id, quarter, candidates, sampled, drawnAt }) => (
          <li key={id}>
            <strong>{quarter}</strong>{' '}
            {say(drawnAt === null ? 'samplingScreens.drawWaits' : 'samplingScreens.drawsOf', {
              candidates,
              sampled,
            })}
            {drawnAt !== null && (
              <Button type="link" size="small" onClick={() => void download(id, quarter)}>
                {say('samplingScreens.record')}
              </Button>
            )}
          </li>
        ))}
      </ul>
      <p className="faint">{say('samplingScreens.recordHint')}</p>
    </section>
  );
};
