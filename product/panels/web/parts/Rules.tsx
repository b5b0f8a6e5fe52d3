import { CheckCircleFilled, CloseCircleOutlined } from '@ant-design/icons';
import { useWords } from '#shell/words/say';
import { ruleStates } from '#product/opinions/checklist';
import type { PanelContext, PanelMember } from '#product/opinions/types';

/** The rules of a panel (domain §6.5), each met or not while one chooses. */
export const Rules = ({
  panel,
  context,
}: {
  readonly panel: readonly PanelMember[];
  readonly context: PanelContext;
}) => {
  const say = useWords();
  const places = new Set(panel.map(({ organisation }) => organisation.name)).size;
  return (
    <ul className="panel-rules" aria-label={say('panelRules.rules')} aria-live="polite">
      {ruleStates(panel, context).map(({ rule, broken }) => {
        const isMet = broken.length === 0 && panel.length > 0;
        return (
          <li key={rule} className={isMet ? 'panel-rules__met' : 'panel-rules__open'}>
            {isMet ? <CheckCircleFilled aria-hidden="true" /> : <CloseCircleOutlined aria-hidden="true" />}
            <span>
              {say(`panelRules.rule.${rule}`, { ...context.limits })}
              {rule === 'organisations' && panel.length > 0 && (
                <> · {say('panelRules.fromPlaces', { count: places })}</>
              )}
              {(isMet || broken.length === 0) && (
                <span className="panel-rules__state">
                  {say(isMet ? 'panelRules.met' : 'panelRules.notMet')}
                </span>
              )}
              {broken.map(({ word, values }) => (
                <span key={`${word} ${Object.values(values).join(' ')}`} className="panel-rules__state">
                  {say(`panelRules.${word}`, values)}
                </span>
              ))}
            </span>
          </li>
        );
      })}
    </ul>
  );
};
