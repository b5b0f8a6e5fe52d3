import { useQuery } from '@tanstack/react-query';
import { Tag } from 'antd';
import { useWords } from '#shell/words/say';
import { PartAwaited } from '#shell/pages/PartAwaited';
import { dayOf } from '#contract/calendar';
import { panelsApi } from '../calls';
import { DrawPanel } from './late';

/** Who judges the achievement, what speaks against each and why the agency does not mind, and how the panel comes to be (domain §9.1, §9.6). */
export const Relationships = ({ reportId }: { readonly reportId: string }) => (
  <>
    <Judges reportId={reportId} />
    <DrawPanel reportId={reportId} />
  </>
);

const Judges = ({ reportId }: { readonly reportId: string }) => {
  const say = useWords();
  const judges = useQuery(panelsApi.conflicts.query({ reportId }));
  if (!judges.data) return <PartAwaited of={judges} rows={3} />;
  const related = judges.data.filter(({ hard, soft }) => hard.length + soft.length > 0);
  const shown = judges.data.filter((judge) => related.includes(judge) || judge.takenOver);
  return (
    <section aria-label={say('panelScreens.ties')} className="panel-ties">
      <h3>{say('panelScreens.ties')}</h3>
      {related.length === 0 && (
        <p className="faint">{say('panelScreens.noTies', { count: judges.data.length })}</p>
      )}
      {shown.map(({ personId, trueName, role, hard, soft, reason, takenOver }) => (
        <div key={`${personId} ${role}`} className="panel-member">
          <b>{trueName}</b> <span className="faint">{say(`panelScreens.judge.${role}`)}</span>
          {[...hard, ...soft].map((hit) => (
            <p key={hit.says}>
              <Tag color={hard.includes(hit) ? 'error' : 'warning'}>
                {say(hard.includes(hit) ? 'panelScreens.hardHit' : 'panelScreens.softHit')}
              </Tag>{' '}
              {hit.says} <span className="faint">{hit.path.join(' → ')}</span>
            </p>
          ))}
          {takenOver && (
            <p>
              {say('panelScreens.takenOver', {
                name: takenOver.formerName,
                day: dayOf(new Date(takenOver.at)),
                reason: takenOver.reason,
              })}
            </p>
          )}
          {reason && <p>{say('panelScreens.reasonGiven', { reason })}</p>}
        </div>
      ))}
    </section>
  );
};
