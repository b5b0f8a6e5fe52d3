import { Differences } from '#shell/pages/Differences';
import { achievement, controls, facts } from './achievement';

const after = {
  ...achievement,
  name: 'CT-AI 2.1',
  cost: '1380000.00',
  people: [{ name: '陈思远', share: 70 }, achievement.people[1]!, { name: '王晓彤', share: 5 }],
};

/** What changed between two versions, field by field and row by row; what stayed as it was is not there. */
const Compared = () => <Differences facts={facts} controls={controls} before={achievement} after={after} />;
export default Compared;
