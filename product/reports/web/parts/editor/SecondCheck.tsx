import { Alert, Button, Checkbox, Form } from 'antd';
import { useState } from 'react';
import { momentText } from '#contract/formatters';
import { useDo } from '#shell/client/useDo';
import { RestoredText } from '#shell/drafts/RestoredText';
import { useFormDraft } from '#shell/form/useFormDraft';
import { useWords } from '#shell/words/say';
import { chapters, partsOf } from '#product/reports/chapters';
import type { reports } from '#product/reports/contract';
import type * as z from 'zod';
import { reportsApi } from '../../calls';
import { ChangedLevels, useChangedWord } from '../ChangedLevels';
import { whichWords } from '../Levels';
import type { StaffReport, Which } from '../types';
import { sayMissing } from './lacks';
import { VerticalForm } from '#shell/form/VerticalForm';
import { counted } from '#shell/form/length';
import { TextWithPhrases } from '#shell/parts/TextWithPhrases';

type Check = z.output<typeof reports.calls.secondCheck.takes>['checklist'][number];
const checks = ['evidence', 'tables', 'levels', 'texts', 'compliance'] as const satisfies readonly Check[];

/** Ticks are of one version of the content each: what was ticked of one says nothing of the next. */
interface Filled {
  readonly ticked: Readonly<Record<string, readonly Check[]>>;
  readonly confirmed?: Readonly<Record<string, readonly Which[]>>;
  readonly remark?: string;
}

/** What is still to be written, chapter by chapter. */
const MissingFields = ({ missing }: Pick<StaffReport, 'missing'>) => {
  const say = useWords();
  const lines = chapters
    .map((chapter) => ({
      head: `${chapter.number} ${say(chapter.title)}`,
      of: missing.filter(({ part }) => partsOf(chapter).includes(part)),
    }))
    .filter(({ of }) => of.length > 0);
  return (
    <ul className="findings">
      {lines.map(({ head, of }) => (
        <li key={head}>{say('shell.labelled', { label: head, text: sayMissing(of, say) })}</li>
      ))}
    </ul>
  );
};

/** Where the second check stands: by whom, when, and whether it still means this version (R2b). */
export const SecondCheckState = ({ report }: { readonly report: StaffReport }) => {
  const say = useWords();
  const { secondCheck: done } = report;
  if (!done)
    return <Alert type="info" showIcon title={say('reportScreens.notCheckedYet')} className="gap-below" />;
  return (
    <Alert
      className="gap-below"
      type={done.isCurrent ? 'success' : 'warning'}
      showIcon
      title={say(done.isCurrent ? 'reportScreens.checked' : 'reportScreens.checkVoid', {
        name: done.by,
        time: momentText(done.at),
      })}
      description={
        <>
          <ul className="findings">
            {checks
              .filter((each) => done.checklist.includes(each))
              .map((each) => (
                <li key={each}>{say(`reportScreens.check.${each}`)}</li>
              ))}
          </ul>
          {done.remark}
        </>
      }
    />
  );
};

/** The second assessor's hand: what they looked at, and their remark. It stands for exactly the version they saw. */
export const SecondCheckForm = ({ report }: { readonly report: StaffReport }) => {
  const say = useWords();
  const perform = useDo();
  const [busy, setBusy] = useState(false);
  const [form] = Form.useForm<Filled>();
  const draft = useFormDraft(form, `second-check/${report.id}`);
  const version = String(report.contentVersion);
  const word = useChangedWord();
  const raises = report.overrides.filter(({ isRaise, state }) => isRaise && state !== 'void');
  const check = async ({ ticked, remark, confirmed }: Filled): Promise<void> => {
    setBusy(true);
    const done = await perform(
      reportsApi.secondCheck,
      {
        id: report.id,
        checklist: [...ticked[version]!],
        remark: remark ?? '',
        confirms: [...(confirmed?.[version] ?? [])],
        rowVersion: report.rowVersion,
      },
      'reportScreens.checkDone',
    );
    setBusy(false);
    if (done) draft.done();
  };
  return (
    <VerticalForm<Filled> form={form} onFinish={(values) => void check(values)} onValuesChange={draft.touch}>
      <RestoredText restored={draft.restored} />
      <p className="faint gap-below">{say('reportScreens.checkText')}</p>
      <ChangedLevels report={report} />
      {report.missing.length > 0 && (
        <Alert
          className="gap-below"
          type="warning"
          showIcon
          title={say('reportScreens.notWrittenYet')}
          description={<MissingFields missing={report.missing} />}
        />
      )}
      <Form.Item
        name={['ticked', version]}
        label={say('reportScreens.checklist')}
        rules={[
          {
            // Not `required`: antd would say so to a group, which is not allowed to be.
            validator: (_, ticked: readonly Check[] | undefined) =>
              ticked?.length === checks.length
                ? Promise.resolve()
                : Promise.reject(new Error(say('reportScreens.everyCheck'))),
          },
        ]}
      >
        <Checkbox.Group
          className="checks"
          options={checks.map((value) => ({ value, label: say(`reportScreens.check.${value}`) }))}
        />
      </Form.Item>
      {raises.length > 0 && (
        <Form.Item
          name={['confirmed', version]}
          label={say('reportScreens.changedByHand')}
          rules={[
            {
              validator: (_, ticked: readonly Which[] | undefined) =>
                ticked?.length === raises.length
                  ? Promise.resolve()
                  : Promise.reject(new Error(say('reportScreens.confirmEveryRaise'))),
            },
          ]}
        >
          <Checkbox.Group
            className="checks"
            options={raises.map(({ which, computed, chosen }) => ({
              value: which,
              label: say('reportScreens.confirmRaise', {
                name: say(whichWords[which]),
                from: word(which, computed),
                to: word(which, chosen),
              }),
            }))}
          />
        </Form.Item>
      )}
      <Form.Item name="remark" label={say('reportScreens.remark')}>
        <TextWithPhrases kind="opinion" autoSize={{ minRows: 3, maxRows: 10 }} {...counted(4000)} />
      </Form.Item>
      <Button type="primary" htmlType="submit" loading={busy}>
        {say('reportScreens.confirmCheck')}
      </Button>
    </VerticalForm>
  );
};
