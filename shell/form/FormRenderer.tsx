import { Alert, Form } from 'antd';
import { useCallback, useEffect, useRef, useState, type ReactNode } from 'react';
import type { WordKey } from '#contract/words';
import { isCallFailed, type FieldDefect } from '../client/failed';
import { RestoredText } from '../drafts/RestoredText';
import { useStoredFields } from '../drafts/useStoredFields';
import { showError, showFailure } from '../state/failures';
import { useShortcuts } from '../state/keys';
import { useWords, type Say } from '../words/say';
import { BlocksContext, type Blocks } from './blocks';
import { FormFoot } from './FormFoot';
import { FormField } from './FormField';
import './form.css';
import { AroundContext, SubmitContext } from './record';
import { Sections } from './Sections';
import type { AnyField, Section } from './types';
import { TouchedContext } from './touched';
import { useDraft } from './useDraft';
import { VerticalForm } from './VerticalForm';
import { whenComplete } from './when-complete';

export interface FormProps<Values extends object> {
  readonly sections: readonly Section<Values>[];
  readonly initial: Partial<Values>;
  /** Does what the form is for. A refusal stands at its fields. */
  readonly onSubmit: (values: Values) => Promise<unknown>;
  /** Keeps a draft: turns on autosave, «save draft» and Ctrl-S. Gets what is there, complete or not. */
  readonly onSave?: (values: Partial<Values>) => Promise<unknown>;
  /** Milliseconds from a change to its autosave, where 30 s are too long. */
  readonly saveEvery?: number;
  /** Which form of which record: what is typed is kept in this browser under that name until the server has it. */
  readonly storedAs?: string;
  readonly submitLabel?: WordKey;
  /** The step before, or the way out. */
  readonly onBack?: () => void;
  readonly backLabel?: WordKey;
  /** Where the form's values stand in the call's input, for its defects: `['data']`. */
  readonly under?: readonly string[];
  /** What is known to be wrong already: the agency's demands for a supplement. */
  readonly knownDefects?: readonly FieldDefect[];
  readonly readOnly?: boolean;
  /** What the record holds beside these fields; conditions judge it too. */
  readonly around?: object;
  /** Above the first section. */
  readonly children?: ReactNode;
}

type Name = (string | number)[];
const nothing = {};

/** A section that is one list under the list's own name bears the list's required mark in its heading. */
const labelOf = <Values extends object>({ title, fields }: Section<Values>, say: Say): string => {
  const [only] = fields as unknown as readonly AnyField[];
  if (fields.length !== 1 || only?.control !== 'rows' || say(only.label) !== say(title)) return '';
  const required = only.required ?? (only.least ?? 0) > 0;
  return ` form__section--one${required ? ' form__section--required' : ''}`;
};

/** A refusal stands at its fields already. */
const reportUnlessRefused = (fault: unknown): void => {
  if (!isCallFailed(fault)) reportError(fault);
};

/** Draws an entity from its fields: labels, controls, messages, draft, foot. See `docs/recipes/list-page.md`. */
export const FormRenderer = <Values extends object>(props: FormProps<Values>) => {
  const { sections, initial, onSubmit, onSave, under = [], knownDefects, readOnly = false } = props;
  const say = useWords();
  const [form] = Form.useForm<Values>();
  const [busy, setBusy] = useState(false);
  const [loose, setLoose] = useState<readonly FieldDefect[]>([]);
  const body = useRef<HTMLDivElement>(null);
  const place = useCallback(
    (defects: readonly FieldDefect[], goThere = true): void => {
      const fields = defects.map(({ path, message }) => ({
        name: (under.every((step, at) => path[at] === step) ? path.slice(under.length) : path) as Name,
        errors: [message],
      }));
      form.setFields(fields as never);
      const known = new Set<unknown>(
        sections.flatMap((section) => section.fields.map((field) => field.field)),
      );
      setLoose(defects.filter((_, at) => !known.has(fields[at]!.name[0])));
      const [first] = fields;
      if (first && goThere)
        whenComplete(body.current, () =>
          form.scrollToField(first.name as never, { block: 'center', focus: true }),
        );
    },
    // Sections and path are literals of the page.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
    [form, under.join()],
  );
  const showing = useCallback(
    async (action: () => Promise<unknown>, byItself = false): Promise<void> => {
      try {
        await action();
        setLoose([]);
      } catch (fault) {
        if (!isCallFailed(fault)) throw fault;
        if (fault.defects.length > 0) place(fault.defects, !byItself);
        else showFailure(fault);
        throw fault;
      }
    },
    [place],
  );
  const { storedAs } = props;
  const storedForm = useStoredFields(form, readOnly ? undefined : storedAs);
  const draft = useDraft(
    onSave &&
      ((byItself) =>
        showing(() => onSave(form.getFieldsValue(true) as unknown as Partial<Values>), byItself)),
    props.saveEvery,
    storedForm,
  );
  const placed = useRef<readonly FieldDefect[]>(undefined);
  useEffect(() => {
    // Once, and not again when a hidden tab comes back.
    if (!knownDefects || placed.current === knownDefects) return;
    placed.current = knownDefects;
    place(knownDefects);
  }, [knownDefects, place]);
  const blocking = useRef(new Map<string, string>());
  const [blocks] = useState<Blocks>(() => ({
    set: (by, why) => {
      if (why === null) blocking.current.delete(by);
      else blocking.current.set(by, why);
    },
  }));
  const submit = async (): Promise<void> => {
    setBusy(true);
    try {
      await form.validateFields();
      const [blocked] = blocking.current.values();
      if (blocked !== undefined) return showError(blocked);
      // All that is kept, not only what has a control: a row's hidden id must come back as it went.
      await draft.submitting(() => showing(() => onSubmit(form.getFieldsValue(true) as unknown as Values)));
      draft.done();
    } catch (fault) {
      const wrong = (fault as { errorFields?: readonly { name: Name; errors: string[] }[] }).errorFields;
      if (wrong?.[0]) {
        form.scrollToField(wrong[0].name as never, { block: 'center', focus: true });
        // What is there is safe, whatever else is lacking: nobody who meant to go on has to press twice.
        if (onSave) void draft.save(true).catch(reportUnlessRefused);
      } else if (!isCallFailed(fault)) throw fault;
    } finally {
      setBusy(false);
    }
  };
  const latestSubmit = useRef(submit);
  useEffect(() => {
    latestSubmit.current = submit;
  });
  const [submitNow] = useState(() => () => void latestSubmit.current());
  const saveNow = () => void draft.save().catch(reportUnlessRefused);
  useShortcuts(onSave ? [{ keys: 'Ctrl+S', says: 'shell.saveDraft', run: saveNow }] : []);
  return (
    <VerticalForm
      form={form}
      initialValues={initial}
      disabled={readOnly}
      className="form"
      onValuesChange={draft.touch}
    >
      <BlocksContext value={blocks}>
        <TouchedContext value={draft.touch}>
          <AroundContext value={props.around ?? nothing}>
            <SubmitContext value={submitNow}>
              <div ref={body} className="form__body">
                <Sections sections={sections} />
                <div className="form__sections">
                  <RestoredText restored={draft.restored} />
                  {props.children}
                  {loose.length > 0 && (
                    <Alert
                      type="error"
                      showIcon
                      title={say('shell.defects', { count: loose.length })}
                      description={
                        <ul>
                          {loose.map((each) => (
                            <li key={each.path.join('.')}>{each.message}</li>
                          ))}
                        </ul>
                      }
                    />
                  )}
                  {sections.map((section) => (
                    <section
                      key={section.key}
                      data-section={section.key}
                      className={`card form__section${labelOf(section, say)}`}
                    >
                      <h2>{say(section.title)}</h2>
                      {section.intro}
                      <div className="form__grid">
                        {(section.fields as unknown as readonly AnyField[]).map((field) => (
                          <FormField key={field.field} field={field} under={[]} readOnly={readOnly} />
                        ))}
                      </div>
                    </section>
                  ))}
                </div>
              </div>
            </SubmitContext>
          </AroundContext>
        </TouchedContext>
      </BlocksContext>
      {!readOnly && (
        <FormFoot
          draft={draft}
          busy={busy}
          saves={onSave !== undefined}
          onSave={saveNow}
          onSubmit={submitNow}
          submitLabel={props.submitLabel ?? 'shell.submit'}
          {...(props.onBack && { onBack: props.onBack })}
          backLabel={props.backLabel ?? 'shell.previous'}
        />
      )}
    </VerticalForm>
  );
};
