import { roleCode } from '#contract/rights';
import type { AreaManifest } from '#host/contributions';
import { panelsProblems } from './problems';
import served, { opinionKind } from './server';
import { fillDrawnSeats } from './server/draw/fill';
import { minutesFiles, minutesOfCase } from './server/meeting/files';
import { drawsWaiting } from './server/draw/stored';
import { waitingMinutes } from './server/meeting/waiting';
import { opinions } from './server/machine';
import { formRulingPath, waitingSheets } from './server/waiting';
import { panelMeetingWords } from './words-meeting';
import { expertRecordWords } from './words-record';

const area: AreaManifest = {
  calls: [served],
  problems: [panelsProblems],
  kinds: { opinion: opinionKind },
  machines: [opinions],
  waiting: [waitingSheets, waitingMinutes],
  jobs: [
    (services) => [{ name: 'fillDrawnSeats', at: '*/10 * * * *', work: () => fillDrawnSeats(services) }],
  ],
  awaitsCheckpoint: [drawsWaiting],
  fileReaders: [minutesFiles],
  caseFiles: [minutesOfCase],
  // A sheet is its expert's to open; others read it with the report.
  leads: {
    opinion: (id, me) =>
      me.roles.has(roleCode.expert)
        ? `/EvaluationManagement/expertOpinion?Id=${id}`
        : me.roles.has(roleCode.publicAgency)
          ? formRulingPath(id)
          : '',
  },
  fieldNames: [
    {
      attendance: panelMeetingWords.part,
      absenceReason: panelMeetingWords.reason,
      startsAt: panelMeetingWords.startsAt,
      endsAt: panelMeetingWords.endsAt,
      place: panelMeetingWords.place,
      minutes: panelMeetingWords.minutes,
      points: panelMeetingWords.decided,
      signedHash: panelMeetingWords.hash,
      statement: expertRecordWords.said,
      repliedAt: expertRecordWords.repliedAt,
    },
  ],
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
        'attendance',
        'absenceReason',
        'invitedAt',
      ],
      newest: 'invitedAt',
      onErasure: 'archive',
    },
    {
      table: 'panelMeeting',
      of: ['setBy', 'writtenBy', 'signedBy'],
      says: ['评价会议与纪要', 'Meetings of panels and their minutes', 'Reuniones de paneles y sus actas'],
      fields: ['place', 'startsAt', 'writtenAt', 'signedAt'],
      newest: 'setAt',
      onErasure: 'archive',
    },
    {
      table: 'expertReply',
      of: ['expertId'],
      says: ['对履职记录的说明', 'Replies to the record', 'Respuestas al historial'],
      fields: ['statement', 'repliedAt'],
      newest: 'repliedAt',
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
