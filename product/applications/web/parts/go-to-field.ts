/**
 * Shows a field of a form and puts the focus there: the control itself, or the list or section it stands in. Looked for
 * within the form, for hidden tabs hold forms with the same fields.
 */
export const goToField = (
  form: HTMLFormElement | null | undefined,
  path: readonly (string | number)[],
  sections: readonly { readonly key: string; readonly fields: readonly { readonly field: string }[] }[],
): void => {
  const control = form?.querySelector<HTMLElement>(`[id="${path.join('_')}"]`);
  const section = sections.find(({ fields }) => fields.some(({ field }) => field === path[0]));
  const place = control ?? form?.querySelector<HTMLElement>(`[data-section="${section?.key}"]`);
  place?.scrollIntoView({ block: control ? 'center' : 'start' });
  const target = control ?? place?.querySelector<HTMLElement>('input, textarea, button');
  target?.focus({ preventScroll: true });
};
