import { say } from '#shell/words/say';
import { applicationFlow } from '../../workflow';
import { applicationStatusWords } from '../parts/status';
import { stageWords } from '../parts/holder';
import type { Stage } from '../../details';

interface Row {
  readonly status: keyof typeof applicationStatusWords;
  readonly caseStage: Stage | null;
}

/** Why a transition cannot be taken with an application: not from where it stands, or not by its reader. */
export const whyNot = ({ status, caseStage: stage }: Row, action: string): string => {
  const isPossible = applicationFlow.rows.some(([from, name]) => name === action && from === status);
  if (isPossible) return say('applicationScreens.notYours');
  const state = [say(applicationStatusWords[status]), ...(stage ? [say(stageWords[stage])] : [])];
  return say('applicationScreens.notInState', { state: state.join(' · ') });
};
