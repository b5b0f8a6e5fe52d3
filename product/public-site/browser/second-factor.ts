import { call } from './call';
import { answer, fault, find } from './dom';

interface Entered {
  readonly Token: string;
  readonly RecoveryCodes?: readonly string[];
}
interface Offer {
  readonly Secret: string;
  readonly Picture: string;
}
type Enter = (token: string) => void;

let form: HTMLFormElement | undefined;
let field: HTMLInputElement | undefined;

/** Takes the second step out of its template: until it is needed the page has one form. */
const unfold = (): void => {
  const template = find<HTMLTemplateElement>('[data-second-factor]');
  template?.replaceWith(template.content);
  form = find<HTMLFormElement>('[data-form="factor"]');
  field = find<HTMLInputElement>('[name="factor"]', form);
};

/** Copies, and says so on the button for a moment. */
const copying = (button: HTMLButtonElement | undefined, text: () => string): void => {
  const word = button?.textContent ?? '';
  button?.addEventListener('click', () => {
    void navigator.clipboard.writeText(text()).then(() => {
      button.textContent = button.dataset['done'] ?? word;
      setTimeout(() => (button.textContent = word), 2_000);
    });
  });
};

/** The codes, until their owner says that they are kept; only then the way goes on. */
const showCodes = (codes: readonly string[], goOn: () => void): void => {
  const place = find('[data-codes]');
  const list = find('[data-list]', place);
  if (!form || !place || !list) return goOn();
  for (const code of codes) list.appendChild(document.createElement('li')).textContent = code;
  form.hidden = true;
  place.hidden = false;
  find('h2', place)?.focus();
  const text = `${codes.join('\n')}\n`;
  copying(find<HTMLButtonElement>('[data-copy-codes]', place), () => text);
  const save = find<HTMLButtonElement>('[data-save-codes]', place);
  save?.addEventListener('click', () => {
    const link = document.createElement('a');
    link.href = URL.createObjectURL(new Blob([text], { type: 'text/plain' }));
    link.download = save.dataset['file'] ?? 'codes.txt';
    link.click();
  });
  find('[data-go-on]', place)?.addEventListener('click', goOn);
};

const group = (secret: string): string => secret.match(/.{1,4}/g)?.join(' ') ?? secret;

/** Shows the secret of a first enrolment. Says whether the server gave one. */
const showSecret = async (token: string): Promise<boolean> => {
  const reply = await call<Offer>('POST', '/api/UserAuth/EnrolSecondFactor', {}, token);
  const place = find('[data-enrolment]', form);
  const picture = find<HTMLImageElement>('[data-picture]', place);
  const secret = find('[data-secret]', place);
  if (reply?.ErrorCode !== 0 || !place || !picture || !secret) return false;
  const { Secret, Picture } = reply.ResultValue;
  picture.src = `data:image/svg+xml,${encodeURIComponent(Picture)}`;
  secret.textContent = group(Secret);
  copying(find<HTMLButtonElement>('[data-copy-secret]', place), () => Secret);
  place.hidden = false;
  return true;
};

/** By the app, or by one of the codes kept for when it is lost: the same field takes both. */
const offerRecovery = (): void => {
  const button = find<HTMLButtonElement>('[data-recovery]', form);
  const label = find('label', form);
  const input = field;
  if (!button || !label || !input) return;
  const words = { button: button.textContent ?? '', label: label.textContent ?? '' };
  let isRecovery = false;
  button.hidden = false;
  button.addEventListener('click', () => {
    isRecovery = !isRecovery;
    label.textContent = isRecovery ? (button.dataset['label'] ?? '') : words.label;
    button.textContent = isRecovery ? (button.dataset['back'] ?? '') : words.button;
    input.inputMode = isRecovery ? 'text' : 'numeric';
    input.autocomplete = isRecovery ? 'off' : 'one-time-code';
    input.value = '';
    input.focus();
  });
};

const send = async (token: string, enter: Enter): Promise<void> => {
  const button = find<HTMLButtonElement>('[type="submit"]', form);
  if (!form || !field || !button || button.disabled) return;
  const need = field.value.trim() ? '' : (field.dataset['need'] ?? '');
  fault(form, 'factor', need);
  if (need) return field.focus();
  button.disabled = true;
  answer(form, form.dataset['busy'] ?? '');
  const code = field.value.trim();
  const reply = await call<Entered>('POST', '/api/UserAuth/EnterSecondFactor', { Code: code }, token);
  if (reply?.ErrorCode === 0) {
    const { Token, RecoveryCodes } = reply.ResultValue;
    return RecoveryCodes ? showCodes(RecoveryCodes, () => enter(Token)) : enter(Token);
  }
  // Ten minutes have passed, or somebody locked the account: the way begins anew.
  const isOver = reply?.ErrorCode === 401;
  button.disabled = isOver;
  const says = isOver ? form.dataset['over'] : (reply?.RequestMsg ?? form.dataset['network']);
  answer(form, says ?? '', 'fault');
  field.focus();
  field.select();
};

/** Takes the place of the first form: asks for the second factor, which the half-done session's token may give. */
export const askSecondFactor = async (
  { token, kind, first }: { token: string; kind: 'code' | 'enrol'; first: HTMLElement },
  enter: Enter,
): Promise<void> => {
  unfold();
  if (!form || !field) return;
  if (kind === 'enrol' && !(await showSecret(token)))
    return answer(first, first.dataset['network'] ?? '', 'fault');
  if (kind === 'code') {
    const asked = find('[data-asked]', form);
    if (asked) asked.hidden = false;
    offerRecovery();
  }
  first.hidden = true;
  for (const other of document.querySelectorAll<HTMLElement>('[data-first]')) other.hidden = true;
  form.hidden = false;
  field.focus();
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    void send(token, enter);
  });
};
