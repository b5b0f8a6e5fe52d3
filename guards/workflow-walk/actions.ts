import type { Person, Reply } from '#testing';
import { dayFrom, lastCodeOf, type SignedAction, type StoryWorld } from '#testing/story/world';
import { declaration, sheet } from '#testing/story/panel';
import type { CaseState, SheetState } from './state';

/** Somebody tries something: what they have in hand, and in which words they ask. */
export interface Attempt {
  readonly world: StoryWorld;
  readonly person: Person;
  readonly login: string;
  readonly applicationId: string;
  readonly state: CaseState;
  /** The expert's own sheet, or for others the first one. */
  readonly sheet: SheetState | undefined;
  readonly pick: number;
  /** What goes along besides: a version long gone, a raw status. */
  readonly more: object;
}
type Kind = 'application' | 'material' | 'report' | 'opinion' | 'appeal';
/** A transition of one of the tables; without an object to do it to, nothing is asked. */
export type Ask = (attempt: Attempt) => Promise<Reply> | undefined;

const none = '000000';

/** A code that really counts, where they can read what they sign; six zeros otherwise. */
const codeFor = async (
  { world, person, login }: Attempt,
  transition: SignedAction,
  id: string,
  read: string,
  hashIn: (found: Readonly<Record<string, unknown>>) => unknown,
): Promise<{ code: string; hash: string }> => {
  const reply = await person.wire(read, { Id: id });
  const hash = reply.ErrorCode === 0 ? hashIn(reply.ResultValue) : undefined;
  if (typeof hash !== 'string' || hash === '') return { code: none, hash: '0'.repeat(64) };
  await world.beforeCode?.();
  // Who may not sign now is sent none (domain §4.6), and tries with six zeros.
  const asked = await person.wire('POST /api/UserAuth/SendSignCode', {
    Deed: transition,
    Id: id,
    ContentHash: hash,
  });
  return { code: asked.ErrorCode === 0 ? await lastCodeOf(world, login) : none, hash };
};

/** A file that stands with the application, where they read it: evidence is something one has. */
const fileIn = async ({ person, applicationId: Id }: Attempt): Promise<string> => {
  const { ResultValue } = await person.wire('GET /api/ApplyFor/GetApplyById', { Id });
  return ResultValue?.Approvals?.[0]?.FileId ?? '00000000-0000-4000-8000-000000000000';
};

const onApplication =
  (call: string, input: (attempt: Attempt) => object | Promise<object>): Ask =>
  async (attempt) =>
    attempt.person.wire(`POST /api/ApplyFor/${call}`, {
      Id: attempt.applicationId,
      RowVersion: attempt.state.application.rowVersion,
      ...(await input(attempt)),
      ...attempt.more,
    });
const onMaterial =
  (call: string, input: (attempt: Attempt) => object | Promise<object>): Ask =>
  (attempt) => {
    const { material } = attempt.state;
    if (!material) return undefined;
    return Promise.resolve(input(attempt)).then((said) =>
      attempt.person.wire(`POST /api/OriginalMaterial/${call}`, {
        Id: material.id,
        RowVersion: material.rowVersion,
        ...said,
        ...attempt.more,
      }),
    );
  };
const onReport =
  (call: string, input: (attempt: Attempt, id: string) => object | Promise<object>, versioned = true): Ask =>
  (attempt) => {
    const { report } = attempt.state;
    if (!report) return undefined;
    return Promise.resolve(input(attempt, report.id)).then((said) =>
      attempt.person.wire(`POST /api/Report/${call}`, {
        Id: report.id,
        ...(versioned && { RowVersion: report.rowVersion }),
        ...said,
        ...attempt.more,
      }),
    );
  };
const onSheet =
  (call: string, input: (attempt: Attempt, id: string) => object | Promise<object>): Ask =>
  (attempt) => {
    const own = attempt.sheet;
    if (!own) return undefined;
    return Promise.resolve(input(attempt, own.id)).then((said) =>
      attempt.person.wire(`POST /api/ExpertOpinion/${call}`, {
        Id: own.id,
        RowVersion: own.rowVersion,
        ...said,
        ...attempt.more,
      }),
    );
  };

const onAppeal =
  (Result: 1 | 3): Ask =>
  ({ person, state: { appeal }, more }) =>
    appeal
      ? person.wire('POST /api/ApplyFor/DecideAppeal', {
          Id: appeal.id,
          RowVersion: appeal.rowVersion,
          ...{ Result, Reason: '经复核，申诉理由已逐项核实' },
          ...more,
        })
      : undefined;

/** Results for a review, from the checklist as the assessor may read it. */
const results = async ({ person, state }: Attempt, wanting: boolean) => {
  const reply = await person.wire('GET /api/OriginalMaterial/GetMaterialById', { Id: state.material!.id });
  const items: { Code: string; Kind: string; Required: boolean; Files: object[] }[] =
    reply.ResultValue?.Items ?? [];
  return items.map(({ Code, Kind, Required, Files }, at) => ({
    Code,
    Result: wanting && at === 0 ? 2 : Files.length > 0 || (Required && Kind !== 'files') ? 1 : 3,
    Comment: wanting && at === 0 ? '请补充原始记录' : '',
  }));
};

const answersTo = async ({ person, state }: Attempt): Promise<object[]> => {
  const reply = await person.wire('GET /api/Report/GetReportById', { Id: state.report!.id });
  return (reply.ResultValue?.Suggestions ?? []).map(({ Key }: { Key: string }) => ({
    Key,
    Text: '已说明。',
  }));
};

/** Every transition that people have, as they ask for it over HTTP (domain §3.1–§3.4). */
export const transitions: Readonly<Record<Kind, Readonly<Record<string, Ask>>>> = {
  application: {
    save: onApplication('SaveApply', () => ({ Step: 'apply', Data: { Stage: '3' } })),
    submit: onApplication('SubmitApply', async (attempt) => ({
      SmsCode: (
        await codeFor(
          attempt,
          'apply.submit',
          attempt.applicationId,
          'GET /api/ApplyFor/GetApplyById',
          (found) => found['ContentHash'],
        )
      ).code,
    })),
    remove: onApplication('DelApply', () => ({})),
    return: onApplication('ReturnApply', ({ world }) => ({
      DueDate: dayFrom(world, 7),
      Defects: [{ Field: 'Approvals', Msg: '请补充伦理批件' }],
    })),
    reject: onApplication('RejectApply', () => ({ ReasonCode: '4', Reason: '不属于本机构受理的评价范围' })),
    cancel: onApplication('CancelApply', () => ({ Reason: '改期' })),
    revise: onApplication('ReviseApply', () => ({})),
    reassign: onApplication('ReassignPGS', async ({ world }) => ({
      PGSId: (await world.signIn('jiwendi')).id,
      Reason: '原评估师岗位调整，由同事接任',
    })),
    proposeTermination: onApplication('ProposeTermination', async (attempt) => ({
      ReasonCode: '1',
      Reason: '查实送检样品与成果所述不是同一批次',
      FileId: await fileIn(attempt),
    })),
    terminate: onApplication('TerminateApply', () => ({})),
    declineTermination: onApplication('DeclineTermination', () => ({ Reason: '证据不足，请评估师继续评价' })),
    askCancellation: onApplication('AskCancel', () => ({
      Reason: '项目组调整研究方向，不再需要评价',
      FeeNote: '已发生的费用按合同结算',
    })),
    withdrawCancellation: onApplication('WithdrawCancel', () => ({})),
    confirmCancellation: onApplication('ConfirmCancel', () => ({})),
    declineCancellation: onApplication('DeclineCancel', () => ({ Reason: '评价已近完成，建议继续' })),
    proposeRejection: onApplication('ProposeFinalReject', async (attempt) => ({
      ReasonCode: '1',
      Reason: '关键检测报告经查系伪造，无法补救',
      FileId: await fileIn(attempt),
    })),
    rejectFinally: onApplication('ApproveFinalReject', () => ({})),
    declineRejection: onApplication('DeclineFinalReject', () => ({ Reason: '证据不足以认定造假，继续审核' })),
    release: onApplication('ReleaseApply', () => ({ Reason: '评价机构参与了成果完成，须另选机构' })),
    accept: onApplication('AcceptApply', async ({ world, person, applicationId: Id }) => {
      const options = await person.wire('GET /api/ApplyFor/GetAssessorOptions', { Id });
      const found = (options.ResultValue || []).find?.(
        ({ TrueName }: { TrueName: string }) => TrueName === '陆景行',
      );
      return {
        PGSId: found?.Id ?? (await world.signIn('lujingxing')).id,
        ContractNo: 'HT-9',
        Fee: null,
        LoadReason: '该方向仅此一名评估师',
        PlanStart: dayFrom(world, 1),
        PlanEnd: dayFrom(world, 60),
      };
    }),
  },
  material: {
    save: onMaterial('SaveMaterial', () => ({ Discoveries: [] })),
    submit: onMaterial('SubmitMaterial', () => ({})),
    pass: onMaterial('ReviewMaterial', async (attempt) => ({
      Items: await results(attempt, false),
      Overall: 1,
    })),
    return: onMaterial('ReviewMaterial', async (attempt) => ({
      Items: await results(attempt, true),
      Overall: 3,
    })),
    reopen: onMaterial('ReopenMaterial', () => ({ Reason: '查新报告编号有误' })),
  },
  report: {
    create: ({ person, applicationId, more }) =>
      person.wire('POST /api/Report/CreateReport', { ApplyId: applicationId, ...more }),
    save: onReport('SaveReport', ({ pick }) => ({
      Section: 'innovation',
      Data: { Text: `查新报告支持创新点 ${pick}。` },
    })),
    secondCheck: onReport('SecondCheckReport', () => ({
      Checklist: ['evidence', 'tables', 'levels', 'texts', 'compliance'],
      Remark: '一致。',
    })),
    giveBack: onReport('GiveBackReport', ({ pick }) => ({
      Remarks: [
        { Chapter: 'innovation', Paragraph: pick % 2 === 0 ? 'text' : null, Text: '请写明检索范围。' },
      ],
    })),
    // Where there is no remark the answer is to one that never was: who may answer is asked before which one it is.
    answerRemarks: onReport('AnswerRemarks', ({ state }, id) => ({
      Answers: (state.report!.remarks.length > 0 ? state.report!.remarks : [{ key: id }]).map(({ key }) => ({
        Key: key,
        Text: '已补充。',
      })),
    })),
    submitToExperts: onReport('SubmitToExpert', () => ({})),
    withdraw: onReport('WithdrawReport', () => ({ Reason: '补充材料' })),
    returnToAssessor: onReport('ReturnReport', () => ({ Issues: ['请补充随访数据'] })),
    answer: onReport('AnswerSuggestions', async (attempt) => ({
      Answers: await answersTo(attempt),
      Reconciliation: '专家组意见与计算结果的差异已逐项核对并说明理由。',
    })),
    sign: onReport(
      'SignReport',
      async (attempt, id) => {
        const { code, hash } = await codeFor(
          attempt,
          'report.sign',
          id,
          'GET /api/Report/GetReportById',
          (found) => found['ContentHash'],
        );
        return { ContentHash: hash, SignCode: code };
      },
      false,
    ),
    submitToPublicAgency: onReport('SubmitToPublic', () => ({})),
    pass: onReport('PublicReview', () => ({
      Result: 1,
      Checklist: ['numbers', 'signatures', 'panel', 'hash', 'limited', 'complete'],
      PublishScope: 'listed',
    })),
    return: onReport('PublicReview', () => ({
      Result: 3,
      Scope: 'formal',
      Checklist: [],
      Defects: ['目录页码与正文不符'],
    })),
    resubmitDirectly: onReport('ResubmitToPublic', ({ state }) => ({
      Answers: state.report!.defects.map(({ key }) => ({ Key: key, Text: '已更正。' })),
    })),
    resubmit: onReport('ResubmitToExpert', ({ state }) => ({
      Answers: state.report!.defects.map(({ key }) => ({ Key: key, Text: '已补充。' })),
    })),
  },
  appeal: {
    file: ({ person, applicationId, more }) =>
      person.wire('POST /api/ApplyFor/AppealApply', {
        Id: applicationId,
        Reason: '所依据的检测报告已由检测机构更正',
        Files: [],
        ...more,
      }),
    uphold: onAppeal(1),
    reopen: onAppeal(3),
  },
  opinion: {
    accept: onSheet('ReplyInvitation', () => ({ Accept: true, Declaration: declaration })),
    save: onSheet('SaveOpinion', ({ pick }) => ({ Sheet: { ...sheet, Familiarity: `${1 + (pick % 2)}` } })),
    submit: onSheet('SubmitOpinion', async (attempt, id) => ({
      SmsCode: (
        await codeFor(
          attempt,
          'opinion.submit',
          id,
          'GET /api/ExpertOpinion/GetOpinion',
          (found) => (found['Work'] as { ContentHash: string } | null)?.ContentHash,
        )
      ).code,
    })),
    approveForm: onSheet('CheckOpinion', () => ({ Result: 1 })),
    returnForm: onSheet('CheckOpinion', () => ({ Result: 3, ReasonCode: '1', Msg: '缺签名' })),
    refer: onSheet('ReferOpinion', () => ({ ReasonCode: '1', Msg: '仍缺签名' })),
    acceptForm: onSheet('RuleOnForm', () => ({ Result: 1, Reason: '签名以短信确认为准，形式合格' })),
    rejectForm: onSheet('RuleOnForm', () => ({ Result: 3, Reason: '两次补正后仍缺必填评分' })),
  },
};
