import { Alert, Form } from 'antd';
import { useContext, useEffect, useRef } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import { SubmitContext } from '#shell/form/record';
import { useWords } from '#shell/words/say';
import type { Draft } from '#product/applications/application';
import { AlikeWhileTyping } from './check/AlikeWhileTyping';
import { ClashDialog } from './draft/ClashDialog';
import { Completeness } from './check/Completeness';
import { Defects, ReEvaluationNotice, stepForms, type StepName } from '#product/applications/web/forms';
import { Duplicates } from './check/Duplicates';
import { goToField } from './go-to-field';
import { Lacks, type LacksState } from './check/Lacks';
import { pick } from './draft/pick';
import { RejectionNotice } from './RejectionNotice';
import { ChangesAsTyped } from './ChangesAsTyped';
import { TakenOver } from './draft/TakenOver';
import type { useApplication } from './draft/useApplication';

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
  const submit = useContext(SubmitContext);
  const place = useRef<HTMLDivElement>(null);
  const { key } = useLocation();
  const [asked] = useSearchParams();
  const { whole, fillBy, clash, takenOver, id } = application;
  const { sections, fields } = stepForms[step];
  useEffect(() => {
    fillBy({
      read: () => pick(form.getFieldsValue(true) as Partial<Draft>, fields),
      write: (values) => form.setFieldsValue(values),
    });
  }, [fields, fillBy, form]);
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
      {application.isEditable && <Completeness id={id} here={fields} onGo={goTo} />}
      {step === 'apply' && application.isEditable && <AlikeWhileTyping id={id} />}
      {lacks && <Duplicates matches={lacks.matches} onGoOn={submit} />}
      {lacks && whole && <Lacks state={lacks} whole={whole} id={id} here={fields} onGo={goTo} />}
      {compared && (
        <ChangesAsTyped id={whole!.id} whole={whole!} against={compared} isOpen={compared === 'previous'} />
      )}
      {takenOver && <TakenOver {...takenOver} onClose={application.forgetTakenOver} />}
      {clash && <ClashDialog key={clash.key} clashes={clash.clashes} onDecide={clash.decide} />}
    </>
  );
};
