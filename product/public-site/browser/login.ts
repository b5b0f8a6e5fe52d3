import { isMobile } from '#contract/validators';
import { reasonKey } from '#contract/reason';
import { call } from './call';
import { answer, fault, find, findAll } from './dom';
import { enter, type SignedIn } from './enter';
import { askSecondFactor } from './second-factor';

const form = find<HTMLFormElement>('[data-form="login"]');

const value = (name: string) => find<HTMLInputElement>(`[name="${name}"]`, form)?.value ?? '';
const says = (name: string, key: 'need' | 'wrong') =>
  find<HTMLInputElement>(`[name="${name}"]`, form)?.dataset[key] ?? '';

/** Names the first field that is empty or wrong, beneath it, and puts the cursor there. */
const firstFault = (rules: readonly (readonly [name: string, text: string])[]): boolean => {
  for (const [name, text] of rules) if (form) fault(form, name, text);
  const [first] = rules.find(([, text]) => text) ?? [];
  if (first) find<HTMLInputElement>(`[name="${first}"]`, form)?.focus();
  return first !== undefined;
};

const mobileFault = (): string => {
  const mobile = value('mobile').trim();
  if (!mobile) return says('mobile', 'need');
  return isMobile(mobile) ? '' : says('mobile', 'wrong');
};

const mailFault = (): string => {
  if (!value('email').trim()) return says('email', 'need');
  const { validity } = find<HTMLInputElement>('[name="email"]', form)!;
  return validity.typeMismatch ? says('email', 'wrong') : '';
};

const goIn = (token: string): void =>
  enter(
    token,
    form?.dataset['redirect'] ?? new URLSearchParams(location.search).get('redirect'),
    form?.dataset['known'],
  );

const askToEnter = () =>
  call<SignedIn>('POST', '/api/UserAuth/GetManUserLogin', {
    LoginName: value('loginName').trim(),
    pwd: value('password'),
    Mobile: value('mobile').trim(),
    Code: value('code').trim(),
  });

/** The secret of the link stands behind `#`: it never left this browser until now. */
const setUp = () =>
  call<SignedIn>('POST', '/api/UserAuth/SetUpAdministrator', {
    SetupToken: location.hash.slice(1),
    LoginName: value('loginName').trim(),
    Pwd: value('password'),
    TrueName: value('trueName').trim(),
    Mobile: value('mobile').trim(),
    OperatorName: value('operatorName').trim(),
    PlatformName: value('platformName').trim(),
    OperatorPhone: value('operatorPhone').trim(),
    OperatorEmail: value('operatorEmail').trim(),
  });

const recover = () =>
  call('POST', '/api/UserAuth/EmailGetPwd', {
    LoginName: value('loginName').trim(),
    Email: value('email').trim(),
  });
const reset = () =>
  call('POST', '/api/UserAuth/ResetPwd', { LinkToken: location.hash.slice(1), pwd: value('password') });

const consents = () => [...(form?.querySelectorAll<HTMLInputElement>('[name^="consent."]') ?? [])];
const register = () =>
  call('POST', '/api/UserAuth/UserRegion', {
    LoginName: value('loginName').trim(),
    Pwd: value('password'),
    Mobile: value('mobile').trim(),
    Code: value('code').trim(),
    TrueName: value('trueName').trim(),
    OrgId: value('organisation'),
    Email: value('email').trim(),
    UserType: 2,
    ConsentIds: consents().flatMap(({ checked, name }) => (checked ? [name.replace('consent.', '')] : [])),
  });
/** Requests that end with a sentence instead of the office. */
const actions: Readonly<Record<string, () => ReturnType<typeof call>>> = { forgot: recover, reset, register };

const need = (name: string) => [name, value(name).trim() ? '' : says(name, 'need')] as const;
const againFault = (): string =>
  value('again') === value('password') || !value('again') ? need('again')[1] : says('again', 'wrong');
const rulesOf: Readonly<Record<string, () => (readonly [string, string])[]>> = {
  password: () => [need('loginName'), ['password', value('password') ? '' : says('password', 'need')]],
  code: () => [['mobile', mobileFault()], need('code')],
  setup: () => [
    need('trueName'),
    need('loginName'),
    ['mobile', mobileFault()],
    need('password'),
    need('operatorName'),
  ],
  forgot: () => [need('loginName'), ['email', mailFault()]],
  reset: () => [need('password'), ['again', againFault()]],
  register: () => [
    need('trueName'),
    need('organisation'),
    need('loginName'),
    ['email', mailFault()],
    ['mobile', mobileFault()],
    need('code'),
    need('password'),
    ...consents().map(({ checked, name }) => [name, checked ? '' : says(name, 'need')] as const),
  ],
};

const signIn = async (button: HTMLButtonElement): Promise<void> => {
  if (!form || button.disabled) return;
  const way = form.dataset['way'] ?? 'password';
  if (firstFault(rulesOf[way]?.() ?? [])) return;
  button.disabled = true;
  answer(form, form.dataset['busy'] ?? '');
  const action = actions[way];
  if (action) {
    const reply = await action();
    const isDone = reply?.ErrorCode === 0;
    // What is done once is done: the link has been sent or spent, the newcomer taken down.
    button.disabled = isDone;
    const text = isDone ? form.dataset['done'] : (reply?.RequestMsg ?? form.dataset['network']);
    return answer(form, text ?? '', isDone ? 'good' : 'fault');
  }
  const reply = await (way === 'setup' ? setUp() : askToEnter());
  if (reply?.ErrorCode === 0) {
    const { Token: token, SecondFactor: kind } = reply.ResultValue;
    return kind ? askSecondFactor({ token, kind, first: form }, goIn) : goIn(token);
  }
  button.disabled = false;
  answer(form, reply?.RequestMsg ?? form.dataset['network'] ?? '', 'fault');
  const again = find<HTMLInputElement>(way === 'code' ? '[name="code"]' : '[name="password"]', form);
  again?.focus();
  again?.select();
};

/** Sixty seconds during which the button counts down and cannot be pressed (DG3). */
const countDown = (button: HTMLButtonElement): void => {
  const rest = button.textContent ?? '';
  const ends = Date.now() + 60_000;
  const tick = (): void => {
    const seconds = Math.ceil((ends - Date.now()) / 1000);
    button.disabled = seconds > 0;
    button.textContent =
      seconds > 0 ? (button.dataset['again'] ?? '').replace('{{seconds}}', String(seconds)) : rest;
    if (seconds > 0) setTimeout(tick, 500);
  };
  tick();
};

const sendCode = async (button: HTMLButtonElement): Promise<void> => {
  if (!form || firstFault([['mobile', mobileFault()]])) return;
  button.disabled = true;
  const mobile = encodeURIComponent(value('mobile').trim());
  const use = form.dataset['way'] === 'register' ? '&Use=register' : '';
  const reply = await call('GET', `/api/UserAuth/SendCode?mobile=${mobile}${use}`);
  button.disabled = false;
  if (reply?.ErrorCode !== 0)
    return answer(form, reply?.RequestMsg ?? form.dataset['network'] ?? '', 'fault');
  answer(form, button.dataset['sent'] ?? '', 'good');
  countDown(button);
  find<HTMLInputElement>('[name="code"]', form)?.focus();
};

form?.addEventListener('submit', (event) => {
  event.preventDefault();
  const button = find<HTMLButtonElement>('[type="submit"]', form);
  if (button) void signIn(button);
});

// Pressed before this script was here, it would have sent the form, password and all, to an address without a page.
for (const button of findAll<HTMLButtonElement>('[data-awaits-script]', form)) {
  button.disabled = false;
  delete button.dataset['awaitsScript'];
}

// The office could not be opened: why not stands where a refusal would.
const reason = sessionStorage.getItem(reasonKey);
sessionStorage.removeItem(reasonKey);
if (form && reason) answer(form, reason, 'fault');

const codeButton = find<HTMLButtonElement>('[data-send-code]');
codeButton?.addEventListener('click', () => void sendCode(codeButton));

/** What the server answers of a link that is not the last, too old or used. */
const linkDead = 1024;

/** Says whose link it is; a dead one says so before anybody types a password twice. */
const showHolder = async (): Promise<void> => {
  const reply = await call<{ readonly LoginName: string }>('POST', '/api/UserAuth/GetLinkHolder', {
    LinkToken: location.hash.slice(1),
  });
  const place = find('[data-account]', form);
  if (!form || !place || !reply) return;
  if (reply.ErrorCode === 0) {
    place.textContent = (place.dataset['account'] ?? '').replace(
      '{{loginName}}',
      reply.ResultValue.LoginName,
    );
    place.hidden = false;
    return;
  }
  // Only a dead link: whatever else was refused, the link may still be good.
  if (reply.ErrorCode !== linkDead) return;
  for (const field of form.querySelectorAll<HTMLInputElement | HTMLButtonElement>('input, [type="submit"]'))
    field.disabled = true;
  answer(form, reply.RequestMsg, 'fault');
};
if (form?.dataset['way'] === 'reset' && location.hash.length > 1) void showHolder();

const reveal = find<HTMLButtonElement>('[data-reveal]');
const word = find('[data-word]', reveal);
if (reveal && word) {
  const show = word.textContent ?? '';
  reveal.hidden = false;
  reveal.addEventListener('click', () => {
    const input = find<HTMLInputElement>('[name="password"]', form);
    if (!input) return;
    const isShown = input.type === 'text';
    input.type = isShown ? 'password' : 'text';
    word.textContent = isShown ? show : (reveal.dataset['hide'] ?? show);
  });
}
