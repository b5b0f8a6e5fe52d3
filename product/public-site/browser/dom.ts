/** The first element that matches, inside `under`. Undefined when the page has none. */
export const find = <E extends Element = HTMLElement>(
  selector: string,
  under: ParentNode = document,
): E | undefined => under.querySelector<E>(selector) ?? undefined;

export const findAll = <E extends Element = HTMLElement>(
  selector: string,
  under: ParentNode = document,
): E[] => [...under.querySelectorAll<E>(selector)];

/** Says something in a form's place for answers; the place is a live region, so it is heard as well. */
export const answer = (form: HTMLElement, text: string, kind: 'fault' | 'good' | 'plain' = 'plain'): void => {
  const place = find('[data-answer]', form);
  if (!place) return;
  place.textContent = text;
  place.className = kind === 'plain' ? 'form__answer' : `form__answer form__answer--${kind}`;
};

/** Says a field's fault beneath it, and marks it; an empty text takes both away. */
export const fault = (form: HTMLElement, name: string, text: string): void => {
  const place = find(`[data-fault="${name}"]`, form);
  if (place) place.textContent = text;
  find<HTMLInputElement>(`[name="${name}"]`, form)?.setAttribute('aria-invalid', String(text !== ''));
};

/** The token that an earlier sign-in left, if any. */
export const storedToken = (): string | undefined => /(?:^|; )token=([^;]+)/.exec(document.cookie)?.[1];
