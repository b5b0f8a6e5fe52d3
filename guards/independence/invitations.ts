import { personOf } from '#database/seeds/demo/people';
import { panelists, seatsOf } from '#testing/story/panel';
import { type Ask, transitions } from '../workflow-walk/actions';
import type { CaseState, SheetState } from '../workflow-walk/state';

/** What is done about a round, beside the tables' rows. */
export const closeRound: Ask = ({ person, state }) =>
  person.wire('POST /api/Report/CloseRound', { Id: state.report!.id });

/** What is done about drawing a panel by lot; who may not decide is refused before it is asked what there is to draw. */
export const drawTransitions: Readonly<Record<string, Ask>> = {
  commitDraw: ({ person, state }) =>
    person.wire('POST /api/Report/CommitPanelDraw', {
      ...{ Id: state.report!.id, Size: 5, Commitment: 'a1'.repeat(32) },
    }),
  revealDraw: ({ person, state }) =>
    person.wire('POST /api/Report/DrawPanel', { Id: state.report!.id, Secret: 'b2'.repeat(32) }),
  redraw: ({ person, state }) =>
    person.wire('POST /api/Report/RedrawPanel', { Id: state.report!.id, Reason: '候补专家已用完' }),
};

/** What is done about a meeting of the panel; who may not decide is refused before it is asked whether there is one. */
export const meetingTransitions: Readonly<Record<string, Ask>> = {
  setMeeting: ({ person, state }) =>
    person.wire('POST /api/Report/SetPanelMeeting', {
      ...{ Id: state.report!.id, RowVersion: 0, Place: '会议室' },
      ...{ StartsAt: '2027-03-01T01:00:00.000Z', EndsAt: '2027-03-01T03:00:00.000Z' },
    }),
  cancelMeeting: ({ person, state }) =>
    person.wire('POST /api/Report/CancelPanelMeeting', {
      ...{ Id: state.report!.id, RowVersion: 1, Reason: '改为函审' },
    }),
  recordAttendance: ({ person, state, sheet }) =>
    sheet &&
    person.wire('POST /api/Report/RecordPanelAttendance', {
      Id: state.report!.id,
      RowVersion: 1,
      Attendance: [{ OpinionId: sheet.id, Attendance: 'present', Reason: '' }],
    }),
  writeMinutes: ({ person, state }) =>
    person.wire('POST /api/Report/WritePanelMinutes', {
      ...{ Id: state.report!.id, RowVersion: 1, Text: '会议情况', Points: ['同意'], FileId: null },
    }),
  signMinutes: ({ person, state }) =>
    person.wire('POST /api/ExpertOpinion/SignPanelMinutes', {
      ...{ Id: state.report!.id, RowVersion: 1, ContentHash: 'c3'.repeat(32) },
    }),
  objectToMinutes: ({ person, state }) =>
    person.wire('POST /api/ExpertOpinion/ObjectToPanelMinutes', {
      ...{ Id: state.report!.id, RowVersion: 1, Objection: '时间有误' },
    }),
};

/** Technical experts: any of them may sit in another's place. */
export const technical = ['helanzhou', 'yinmuchuan', 'wenrenche'];
const newcomer = (state: CaseState, { login }: SheetState): string =>
  technical.find((each) => each !== login && state.sheets.every((seat) => seat.login !== each)) ??
  'wenrenche';

/** What is done about an invitation, as it is asked for over HTTP (domain §3.4, E0 and E5). */
export const invitationTransitions: Readonly<Record<string, Ask>> = {
  accept: transitions.opinion['accept']!,
  decline: ({ person, sheet }) =>
    sheet &&
    person.wire('POST /api/ExpertOpinion/ReplyInvitation', {
      Id: sheet.id,
      RowVersion: sheet.rowVersion,
      Accept: false,
      DeclineReason: '时间冲突',
    }),
  replace: ({ person, sheet, state, world }) =>
    sheet &&
    world.signIn(newcomer(state, sheet)).then(({ id: NewZJId }) =>
      person.wire('POST /api/ExpertOpinion/ReplaceExpert', {
        OpinionId: sheet.id,
        RowVersion: sheet.rowVersion,
        NewZJId,
        Reason: '改由其他专家评价',
        ConflictReason: '已核查，不影响独立判断。',
      }),
    ),
  // An invitation is withdrawn by forming the panel anew without it.
  withdraw: async ({ person, world, state }) =>
    person.wire('POST /api/Report/SetPanel', {
      Id: state.report!.id,
      Members: await seatsOf(
        world,
        { reportId: state.report!.id, applicationId: '', achievementName: '' },
        panelists.map((each) =>
          each[0] === 'helanzhou' ? (['wenrenche', personOf('wenrenche').name, '2'] as const) : each,
        ),
      ),
    }),
};
