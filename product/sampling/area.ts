import { roleCode } from '#contract/rights';
import type { AreaManifest } from '#host/contributions';
import { samplingProblems } from './problems';
import served, { sampledReportKind, samplingDrawKind } from './server';
import { drawSamples } from './server/draw';
import { fixCandidates } from './server/fix';
import { sampleMachine } from './server/machine';
import { samplingWaits } from './server/stored';
import { readableFiles } from './server/visible';
import { waitingSamples } from './server/waiting';
import { samplingWords } from './words';

const area: AreaManifest = {
  calls: [served],
  problems: [samplingProblems],
  kinds: { sampledReport: sampledReportKind, samplingDraw: samplingDrawKind },
  machines: [sampleMachine],
  jobs: [
    (services) => [
      { name: 'fixSamplingCandidates', at: '23 * * * *', work: () => fixCandidates(services) },
      { name: 'drawSamples', at: '*/5 * * * *', work: () => drawSamples(services) },
    ],
  ],
  awaitsCheckpoint: [samplingWaits],
  recordedJobs: { 'sampling.fixed': samplingWords.jobFixed, 'sampling.drawn': samplingWords.jobDrawn },
  waiting: [waitingSamples],
  // Who judges apart is led to their own page of it, and everybody else to the results.
  leads: {
    sampledReport: (id, me) =>
      me.roles.has(roleCode.publicAgency) || me.roles.has(roleCode.agency)
        ? `/EvaluationManagement/sampledReport?Id=${id}`
        : `/EvaluationManagement/blindReview?Id=${id}`,
    samplingDraw: () => '/EvaluationManagement/sampledReports',
  },
  fileReaders: [readableFiles],
  personalData: [
    {
      table: 'sampledReport',
      of: ['reviewerId'],
      says: ['抽样盲评', 'Blind second reviews', 'Segundas revisiones ciegas'],
      fields: ['maturityLevel', 'innovationLevel', 'advancementLevel', 'remarks', 'recordedAt'],
      newest: 'recordedAt',
      onErasure: 'archive',
    },
    {
      table: 'sampledReport',
      of: ['assignedBy', 'closedBy'],
      says: ['抽样复评的组织', 'Second reviews supervised', 'Segundas revisiones supervisadas'],
      fields: ['assignedAt', 'conclusion', 'closedAt'],
      newest: 'assignedAt',
      onErasure: 'archive',
    },
  ],
};
export default area;
