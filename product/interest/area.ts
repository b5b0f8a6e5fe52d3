import type { AreaManifest } from '#host/contributions';
import { forget } from '#host/jobs';
import { keptMonths } from './interest';
import { interestProblems } from './problems';
import served, { interestKind, remindOfInterest, waitingInterest } from './server';
import { interestWords } from './words';

const hoursOfMonth = 30.5 * 24;

const area: AreaManifest = {
  calls: [served],
  problems: [interestProblems],
  kinds: { interest: interestKind },
  waiting: [waitingInterest],
  jobs: [
    (services) => [
      // In the working hours of those who answer.
      { name: 'remindOfInterest', at: '11 1-9 * * *', work: () => remindOfInterest(services) },
      {
        name: 'forgetInterest',
        at: '41 * * * *',
        work: forget(services, 'delete from interest where created_at < $1', keptMonths * hoursOfMonth),
      },
    ],
  ],
  leads: { interest: (id) => `/EvaluationManagement/interests?Id=${id}` },
  fieldNames: [{ need: interestWords.need, outcome: interestWords.state }],
  personalData: [
    {
      table: 'interest',
      of: ['decidedBy'],
      says: ['答复的合作意向', 'Enquiries answered', 'Consultas respondidas'],
      fields: ['status', 'answer', 'decidedAt'],
      newest: 'decidedAt',
      onErasure: 'evidence',
    },
  ],
};
export default area;
