import { answer, find } from './dom';
import { pdfDetails } from '../pdf-details';

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
  const details = pdfDetails(bytes);
  if (!details.isPdf) return say('notPdf');
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  put('sha256', [...digest].map((byte) => byte.toString(16).padStart(2, '0')).join(''));
  put('no', details.reportNumber);
  put('copy', details.isWorkingCopy ? '1' : undefined);
  form.submit();
};

input?.addEventListener('change', () => {
  const file = input.files?.[0];
  if (file) ask(file).catch(() => answer(form!, form!.dataset['cannot'] ?? '', 'fault'));
});
