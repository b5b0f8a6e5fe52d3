import { Alert, Button, Checkbox, Form, Input, Select, Skeleton } from 'antd';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { EvidenceList, FileView, ReadTables, type MaterialFile } from '#product/materials/web';
import { scales } from '#product/dictionaries/scales';
import { useOptions } from '#shell/dictionary/useDictionary';
import { counted } from '#shell/form/length';
import { useDialogForm } from '#shell/form/useDialogForm';
import { VerticalForm } from '#shell/form/VerticalForm';
import { NotFound } from '#shell/frame/errors/NotFound';
import { Facts } from '#shell/pages/Facts';
import { RecordPage } from '#shell/pages/RecordPage';
import { useAct } from '#shell/actions/useAct';
import { prepare } from '#shell/actions/prepare';
import { useWords } from '#shell/words/say';
import type { ReviewToDo } from '../../sampled';
import { samplingApi } from '../calls';
import { looks, stateWords } from './status';
import './sampling.css';

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

/** What the second reviewer gives: a level on each scale, and why. */
const Give = ({ review }: { readonly review: ReviewToDo }) => {
  const say = useWords();
  const { form, busy, save } = useDialogForm<Values>(() => undefined);
  const act = useAct();
  const { id, rowVersion, ratesAdvancement } = review;
  const remarks = say('samplingScreens.remarks');
  return (
    <VerticalForm<Values>
      form={form}
      onFinish={({ advancementLevel = null, isBlind: _said, ...given }) =>
        void save(
          samplingApi.record,
          { id, rowVersion, ...given, advancementLevel, isBlind: true },
          'samplingScreens.givenDone',
        )
      }
    >
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

const Material = ({ evidence }: { readonly evidence: NonNullable<ReviewToDo['evidence']> }) => {
  const say = useWords();
  const [file, setFile] = useState<MaterialFile | null>(null);
  return (
    <>
      {file && (
        <section aria-label={file.title || file.name} className="gap-below">
          <Button size="small" onClick={() => setFile(null)}>
            {say('samplingScreens.closeFile')}
          </Button>
          <FileView file={file} />
        </section>
      )}
      <EvidenceList items={evidence.items} opened={file?.id} onOpen={setFile} />
      <ReadTables material={evidence} />
    </>
  );
};

const Given = ({ review: { given } }: { readonly review: ReviewToDo }) => {
  const say = useWords();
  if (given === null) return null;
  return (
    <>
      <h2>{say('samplingScreens.given')}</h2>
      <Facts
        row={given}
        facts={[
          { field: 'maturityLevel', label: 'samplingScreens.scale.maturity' },
          { field: 'innovationLevel', label: 'samplingScreens.scale.innovation' },
          { field: 'advancementLevel', label: 'samplingScreens.scale.advancement' },
          { field: 'recordedAt', label: 'samplingScreens.recordedAt', as: 'moment' },
          { field: 'remarks', label: 'samplingScreens.remarks', wide: true },
        ]}
      />
    </>
  );
};

/** The desk of a second reviewer: the material on one side, what they make of it on the other. */
const BlindReviewOf = ({ id }: { readonly id: string }) => {
  const say = useWords();
  const { data: review, isError, isPending } = useQuery(samplingApi.toReview.query({ id }));
  if (isError && !review) return <NotFound />;
  if (isPending || !review) return <Skeleton active />;
  const { evidence, can } = review;
  return (
    <RecordPage
      number={null}
      name={review.achievementName}
      status={{ look: looks[review.state], word: stateWords[review.state] }}
      tabs={[
        {
          key: 'review',
          label: 'samplingScreens.one',
          content: (
            <>
              {can.includes('recordReview') && (
                <Alert type="info" showIcon className="gap-below" title={say('samplingScreens.blindHint')} />
              )}
              <div className="sampling-desk">
                <div>
                  <Facts
                    row={review}
                    facts={[
                      { field: 'quarter', label: 'samplingScreens.quarter' },
                      { field: 'dueOn', label: 'samplingScreens.due', as: 'day' },
                      {
                        field: 'organisations',
                        label: 'samplingScreens.organisations',
                        wide: true,
                        draw: ({ organisations }) => organisations.join(' · '),
                      },
                      {
                        field: 'persons',
                        label: 'samplingScreens.persons',
                        wide: true,
                        draw: ({ persons }) =>
                          persons
                            .map(({ name, organisationName }) => `${name} (${organisationName})`)
                            .join(' · '),
                      },
                    ]}
                  />
                  <h2>{say('samplingScreens.evidence')}</h2>
                  {evidence ? (
                    <Material evidence={evidence} />
                  ) : (
                    <p className="faint">{say('samplingScreens.evidenceOver')}</p>
                  )}
                </div>
                <div>
                  {can.includes('recordReview') ? <Give review={review} /> : <Given review={review} />}
                </div>
              </div>
            </>
          ),
        },
      ]}
    />
  );
};
export default BlindReviewOf;
