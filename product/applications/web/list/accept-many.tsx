import { useQueries, useQuery } from '@tanstack/react-query';
import { Form, Input, Select } from 'antd';
import type { Dayjs } from 'dayjs';
import type { ManyForm } from '#shell/actions/action';
import { prepare } from '#shell/actions/prepare';
import { DatePicker } from '#shell/form/controls/calendar';
import { atMost } from '#shell/form/length';
import { isRefusal } from '#shell/client/failed';
import { awaitedOptions } from '#shell/form/awaitedOptions';
import { useWords } from '#shell/words/say';
import { applicationsApi } from '../calls';
import type { Standing } from '../parts/status';

interface Values {
  readonly assessorId: string;
  readonly fee?: string;
  readonly plan: readonly [Dayjs, Dayjs];
}
interface OwnValues {
  readonly contractNumber: string;
  readonly conflictReason?: string;
  readonly loadReason?: string;
}

/** One assessor, one fee and one plan for all of them. Whoever may be given one of them may be chosen; each row says whether it is one. */
const Shared = ({ all }: { readonly all: readonly Standing[] }) => {
  const say = useWords();
  const asked = useQueries({
    queries: all.map(({ id }) => applicationsApi.assessorOptions.query({ id })),
  });
  const assessors = new Map(asked.flatMap(({ data = [] }) => data.map((each) => [each.id, each] as const)));
  const mayBe = new Set(
    asked.flatMap(({ data = [] }) => data.flatMap((each) => (each.isSelectable ? [each.id] : []))),
  );
  const lost = asked.filter(({ isError, error }) => isError && !isRefusal(error));
  const plan = say('applicationScreens.planStart');
  return (
    <>
      <Form.Item
        name="assessorId"
        label={say('applicationScreens.assessor')}
        rules={[{ required: true, message: say('applicationScreens.chooseAssessor') }]}
      >
        <Select
          {...awaitedOptions({
            isError: lost.length > 0,
            error: lost[0]?.error ?? null,
            isFetching: asked.some(({ isFetching }) => isFetching),
            isPaused: asked.some(({ isPaused }) => isPaused),
            refetch: () => lost.map((each) => each.refetch()),
          })}
          options={[...assessors.values()].map(({ id, trueName, load }) => ({
            value: id,
            label: `${trueName} · ${say('applicationScreens.load', { count: load })}`,
            disabled: !mayBe.has(id),
          }))}
        />
      </Form.Item>
      <Form.Item name="fee" label={say('applicationScreens.fee')} extra={say('applicationScreens.feeHint')}>
        <Input inputMode="decimal" className="amount" {...atMost(16)} />
      </Form.Item>
      <Form.Item
        name="plan"
        label={`${plan} – ${say('applicationScreens.planEnd')}`}
        rules={[{ required: true, message: say('shell.pleaseSelect', { label: plan }) }]}
      >
        <DatePicker.RangePicker allowClear={false} />
      </Form.Item>
    </>
  );
};

/** The contract of this one, and what speaks against giving it to whoever is chosen. */
const Own = ({ of: { id }, under }: { readonly of: Standing; readonly under: readonly [string, string] }) => {
  const say = useWords();
  const chosen = Form.useWatch<string | undefined>('assessorId');
  const { data } = useQuery(applicationsApi.assessorOptions.query({ id }));
  const found = data?.find((each) => each.id === chosen);
  const against = found ? [...new Set([...found.hindrances, ...found.conflicts])] : [];
  const contract = say('applicationScreens.contractNumber');
  const asked = (name: 'conflictReason' | 'loadReason') => {
    const label = say(`applicationScreens.${name}`);
    return (
      <Form.Item
        name={[...under, name]}
        className="batch__own"
        rules={[{ required: true, whitespace: true, message: say('shell.pleaseEnter', { label }) }]}
      >
        <Input aria-label={label} placeholder={label} {...atMost(500)} />
      </Form.Item>
    );
  };
  return (
    <>
      {against.map((sentence) => (
        <div key={sentence} className={found!.isSelectable ? 'faint' : 'batch__outcome--refused'}>
          {sentence}
        </div>
      ))}
      <Form.Item
        name={[...under, 'contractNumber']}
        className="batch__own"
        rules={[{ required: true, whitespace: true, message: say('shell.pleaseEnter', { label: contract }) }]}
      >
        <Input aria-label={contract} placeholder={contract} {...atMost(60)} />
      </Form.Item>
      {found?.isSelectable && found.soft.length > 0 && asked('conflictReason')}
      {found?.isSelectable && found.isBusy && asked('loadReason')}
    </>
  );
};

/** Many are taken in by one assessor, each with its own contract (A5). */
export const acceptMany: ManyForm = {
  Shared,
  Own,
  call: (
    { id, rowVersion }: Standing,
    { assessorId, fee, plan }: Values,
    { contractNumber, conflictReason, loadReason }: OwnValues,
  ) =>
    prepare(applicationsApi.accept, {
      id,
      rowVersion,
      assessorId,
      contractNumber,
      ...(conflictReason && { conflictReason }),
      ...(loadReason && { loadReason }),
      fee: fee || null,
      planStart: plan[0].format('YYYY-MM-DD'),
      planEnd: plan[1].format('YYYY-MM-DD'),
    }),
};
