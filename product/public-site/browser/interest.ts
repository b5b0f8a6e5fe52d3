import { call, faultOf } from './call';
import { answer, find } from './dom';

const form = find<HTMLFormElement>('[data-form="interest"]');

form?.addEventListener('submit', (event) => {
  event.preventDefault();
  const button = find<HTMLButtonElement>('[type="submit"]', form);
  if (!button || button.disabled) return;
  const given = new FormData(form);
  const text = (name: string) => String(given.get(name) ?? '').trim();
  button.disabled = true;
  answer(form, form.dataset['sending'] ?? '', 'plain');
  void call('POST', '/api/Public/PostInterest', {
    ResultId: form.dataset['result'],
    Name: text('name'),
    Org: text('organisation'),
    Phone: text('phone'),
    Email: text('email'),
    Need: text('need'),
    Consent: given.has('consent') ? 1 : 2,
  }).then((reply) => {
    button.disabled = false;
    if (reply?.ErrorCode !== 0) {
      answer(form, faultOf(reply) ?? form.dataset['network'] ?? '', 'fault');
      // While it was disabled it could not hold the focus: who goes on by the keyboard is where they were.
      return button.focus();
    }
    form.reset();
    answer(form, form.dataset['sent'] ?? '', 'good');
  });
});
