import { whenComplete } from '#shell/form/when-complete';

type Path = readonly (string | number)[];
type Sections = readonly { readonly key: string; readonly fields: readonly { readonly field: string }[] }[];

/**
 * Shows a field of a form and puts the focus there: the control itself, or the list or section it stands in. Looked for
 * within the form, for hidden tabs hold forms with the same fields.
 */
export const goToField = (form: HTMLFormElement | null | undefined, path: Path, sections: Sections): void =>
  whenComplete(form, () => {
    // Every form's fields have ids that begin with the form's own.
    const control = form?.querySelector<HTMLElement>(`[id="${[form.id, ...path].join('_')}"]`);
    const section = sections.find(({ fields }) => fields.some(({ field }) => field === path[0]));
    const place =
      control ??
      form?.querySelector<HTMLElement>(`[data-rows="${path[0]}"]`) ??
      form?.querySelector<HTMLElement>(`[data-section="${section?.key}"]`);
    place?.scrollIntoView({ block: control ? 'center' : 'start' });
    const focusable = 'input, textarea, button';
    // A group of choices bears its id on the whole of it.
    const target = control?.matches(focusable) ? control : place?.querySelector<HTMLElement>(focusable);
    target?.focus({ preventScroll: true });
  });
