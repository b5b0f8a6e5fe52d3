import { roleCode } from '#contract/rights';
import type { AreaManifest } from '#host/contributions';
import { panelsProblems } from './problems';
import served, { opinionKind } from './server';
import { fillDrawnSeats } from './server/draw/fill';
import { drawsWaiting } from './server/draw/stored';
import { opinions } from './server/machine';
import { formRulingPath, waitingSheets } from './server/waiting';

const area: AreaManifest = {
  calls: [served],
  problems: [panelsProblems],
  kinds: { opinion: opinionKind },
  machines: [opinions],
  waiting: [waitingSheets],
  jobs: [
    (services) => [{ name: 'fillDrawnSeats', at: '*/10 * * * *', work: () => fillDrawnSeats(services) }],
  ],
  awaitsCheckpoint: [drawsWaiting],
  // A sheet is its expert's to open; others read it with the report.
  leads: {
    opinion: (id, me) =>
      me.roles.has(roleCode.expert)
        ? `/EvaluationManagement/expertOpinion?Id=${id}`
        : me.roles.has(roleCode.publicAgency)
          ? formRulingPath(id)
          : '',
  },
  personalData: [
    {
      table: 'opinion',
      of: ['expertId'],
      says: ['专家邀请与意见', 'Invitations and opinion sheets', 'Invitaciones y dictámenes'],
      fields: [
        'invitation',
        'declineReason',
        'declaration',
        'status',
        'conclusion',
        'sheet',
        'revisionReason',
        'signedAt',
        'invitedAt',
      ],
      newest: 'invitedAt',
      onErasure: 'archive',
    },
    {
      table: 'panelChoice',
      of: ['chosenBy'],
      says: ['人工选择专家的理由', 'Panels chosen by hand', 'Paneles elegidos a mano'],
      fields: ['reason', 'chosenAt'],
      onErasure: 'archive',
    },
    {
      table: 'panelDraw',
      of: ['committedBy'],
      says: ['专家组抽取', 'Draws of panels', 'Sorteos de paneles'],
      fields: ['commitment', 'committedAt'],
      onErasure: 'archive',
    },
  ],
};
export default area;
