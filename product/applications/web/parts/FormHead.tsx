import { Alert, Form } from 'antd';
import { useEffect, useRef } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import { useWords } from '#shell/words/say';
import { ClashDialog } from './ClashDialog';
import { Defects } from './Defects';
import { Duplicates } from './Duplicates';
import { goToField } from './go-to-field';
import { Lacks, type LacksState } from './Lacks';
import { RejectionNotice } from './rounds/RejectionNotice';
import { ChangesAsTyped } from './versions/ChangesAsTyped';
import { ReEvaluationNotice } from './versions/ReEvaluationNotice';
import { stepForms, type StepName } from './step-fields';
import type { useApplication } from './useApplication';

interface FormHeadProps {
  readonly step: StepName;
  readonly application: ReturnType<typeof useApplication>;
  /** What submitting asks for; only where one submits. */
  readonly lacks?: LacksState;
}

/**
 * Above a form of the wizard: what a return asks for, what is missing, what looks the same, and the question where two
 * windows differ. It leads to the field that an address names with `Field`.
 */
export const FormHead = ({ step, application, lacks }: FormHeadProps) => {
  const say = useWords();
  const form = Form.useFormInstance();
  const place = useRef<HTMLDivElement>(null);
  const { key } = useLocation();
  const [asked] = useSearchParams();
  const { whole, fillBy, clash, id } = application;
  const { sections, fields } = stepForms[step];
  useEffect(() => {
    fillBy((values) => form.setFieldsValue(values));
  }, [fillBy, form]);
  const goTo = (path: readonly (string | number)[]): void =>
    goToField(place.current?.closest('form'), path, sections);
  const arrived = useRef('');
  const wanted = asked.get('Field');
  useEffect(() => {
    // Once for each click, and not again when the tab is shown anew.
    if (!wanted || arrived.current === key) return undefined;
    arrived.current = key;
    // The frame scrolls a tab back to where it was before.
    const timer = setTimeout(
      () => goToField(place.current?.closest('form'), wanted.split('.'), sections),
      200,
    );
    return () => clearTimeout(timer);
  }, [key, sections, wanted]);
  // What there is to compare with: what was submitted before, else what it re-evaluates.
  const compared =
    step !== 'edit' || !whole || !application.isEditable
      ? undefined
      : whole.submittedAt
        ? 'submitted'
        : whole.previousApplicationId
          ? 'previous'
          : undefined;
  const defects = (whole?.defects ?? []).filter(({ field }) => field in fields);
  return (
    <>
      <div ref={place} hidden />
      {whole && !application.isEditable && (
        <Alert type="info" showIcon title={say('applicationScreens.readOnly')} />
      )}
      {whole && application.isEditable && <RejectionNotice whole={whole} />}
      {whole && <ReEvaluationNotice whole={whole} />}
      {application.isEditable && <Defects defects={defects} due={whole?.dueAt ?? null} onGo={goTo} />}
      {lacks && <Duplicates matches={lacks.matches} />}
      {lacks && whole && <Lacks state={lacks} whole={whole} id={id} here={fields} onGo={goTo} />}
      {compared && (
        <ChangesAsTyped id={whole!.id} whole={whole!} against={compared} isOpen={compared === 'previous'} />
      )}
      {clash && <ClashDialog key={clash.key} clashes={clash.clashes} onDecide={clash.decide} />}
    </>
  );
};
