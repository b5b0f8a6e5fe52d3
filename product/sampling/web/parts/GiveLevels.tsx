import { Button, Checkbox, Form, Input, Select } from 'antd';
import { scales } from '#product/dictionaries/scales';
import { prepare } from '#shell/actions/prepare';
import { useAct } from '#shell/actions/useAct';
import { useOptions } from '#shell/dictionary/useDictionary';
import { RestoredText } from '#shell/drafts/RestoredText';
import { counted } from '#shell/form/length';
import { useDialogForm } from '#shell/form/useDialogForm';
import { useFormDraft } from '#shell/form/useFormDraft';
import { VerticalForm } from '#shell/form/VerticalForm';
import { useWords } from '#shell/words/say';
import type { ReviewToDo } from '../../sampled';
import { samplingApi } from '../calls';

type Scale = keyof typeof scales;
interface Values {
  readonly maturityLevel: number;
  readonly innovationLevel: number;
  readonly advancementLevel?: number | null;
  readonly remarks: string;
  readonly isBlind: boolean;
}

/** The levels of a scale as they are chosen, the lowest first; none at all is a level of innovation, too. */
const useLevelOptions = (scale: Scale, isNoneToo = false) => {
  const say = useWords();
  const named = new Map(useOptions(scale).map(({ value, label }) => [Number(value), label]));
  const { least, most } = scales[scale];
  const levels = Array.from({ length: most - least + 1 }, (_, place) => {
    const level = least + place;
    const name = named.get(level);
    return {
      value: level as number | null,
      label: name === undefined ? String(level) : `${level} · ${name}`,
    };
  });
  return isNoneToo ? [...levels, { value: null, label: say('samplingScreens.notRated') }] : levels;
};

const LevelField = ({
  scale,
  isNoneToo = false,
}: {
  readonly scale: Scale;
  readonly isNoneToo?: boolean;
}) => {
  const say = useWords();
  const label = say(`samplingScreens.scale.${scale}`);
  return (
    <Form.Item
      name={`${scale}Level`}
      label={label}
      rules={[
        {
          validator: (_, value: unknown) =>
            value === undefined
              ? Promise.reject(new Error(say('shell.pleaseSelect', { label })))
              : Promise.resolve(),
          required: true,
        },
      ]}
    >
      <Select options={useLevelOptions(scale, isNoneToo)} />
    </Form.Item>
  );
};

/** What the second reviewer gives: a level on each scale, and why. Until it is recorded this browser keeps it. */
export const Give = ({ review }: { readonly review: ReviewToDo }) => {
  const say = useWords();
  const { form, busy, save } = useDialogForm<Values>(() => undefined);
  const act = useAct();
  const { id, rowVersion, ratesAdvancement } = review;
  const draft = useFormDraft(form, `blind-review/${id}`);
  const record = async ({ advancementLevel = null, isBlind: _said, ...given }: Values): Promise<void> => {
    const input = { id, rowVersion, ...given, advancementLevel, isBlind: true } as const;
    if (await save(samplingApi.record, input, 'samplingScreens.givenDone')) draft.done();
  };
  const remarks = say('samplingScreens.remarks');
  return (
    <VerticalForm<Values> form={form} onFinish={(values) => void record(values)} onValuesChange={draft.touch}>
      <RestoredText restored={draft.restored} />
      <LevelField scale="maturity" />
      <LevelField scale="innovation" />
      <LevelField scale="advancement" isNoneToo={!ratesAdvancement} />
      <Form.Item
        name="remarks"
        label={remarks}
        rules={[
          { required: true, whitespace: true, message: say('shell.pleaseEnter', { label: remarks }) },
          { min: 10, message: say('shell.reasonTooShort', { least: 10 }) },
        ]}
      >
        <Input.TextArea {...counted(2000)} rows={5} />
      </Form.Item>
      <Form.Item
        name="isBlind"
        valuePropName="checked"
        rules={[
          {
            validator: (_, value: unknown) =>
              value === true
                ? Promise.resolve()
                : Promise.reject(new Error(say('samplingScreens.isBlindNeeded'))),
          },
        ]}
      >
        <Checkbox>{say('samplingScreens.isBlind')}</Checkbox>
      </Form.Item>
      <Button type="primary" htmlType="submit" loading={busy}>
        {say('samplingScreens.give')}
      </Button>{' '}
      <Button
        onClick={() =>
          act<ReviewToDo>(
            {
              label: 'samplingScreens.decline',
              question: {
                title: 'samplingScreens.declineQuestion',
                values: ({ achievementName }) => ({ name: achievementName }),
                reason: { least: 5 },
              },
              call: (of, said) =>
                prepare(samplingApi.decline, {
                  id: of.id,
                  rowVersion: of.rowVersion,
                  reason: said ?? '',
                }),
              done: 'samplingScreens.declinedDone',
            },
            review,
          )
        }
      >
        {say('samplingScreens.decline')}
      </Button>
    </VerticalForm>
  );
};
