import { answer, find } from './dom';
import { askedOf } from '../pdf-details';

const form = find<HTMLFormElement>('[data-form="file"]');
const input = find<HTMLInputElement>('input[type="file"]', form);

const put = (name: string, value: string | undefined): void => {
  const field = find<HTMLInputElement>(`[name="${name}"]`, form);
  if (!field) return;
  field.disabled = value === undefined;
  if (value !== undefined) field.value = value;
};

/** Works the hash out here and asks by it; the file itself goes nowhere. */
const ask = async (file: File): Promise<void> => {
  if (!form) return;
  const say = (key: string) => answer(form, form.dataset[key] ?? '', 'fault');
  if (file.size > 100_000_000) return say('tooLarge');
  answer(form, form.dataset['reading'] ?? '');
  // Browsers offer this in secure contexts only (https or this very machine).
  if (!globalThis.crypto?.subtle) return say('cannot');
  const bytes = new Uint8Array(await file.arrayBuffer());
  const asked = await askedOf(bytes);
  if (!asked) return say('notPdf');
  put('sha256', asked.sha256);
  put('no', asked.number);
  put('kind', asked.mark?.kind);
  put('content', asked.mark?.contentHash);
  put('size', String(asked.size));
  put('states', asked.states.length > 0 ? asked.states.join('.') : undefined);
  form.submit();
};

input?.addEventListener('change', () => {
  const file = input.files?.[0];
  if (file) ask(file).catch(() => answer(form!, form!.dataset['cannot'] ?? '', 'fault'));
});
