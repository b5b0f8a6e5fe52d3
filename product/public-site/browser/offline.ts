import { checkReceipt, printedFingerprint, saltedNumber, type Receipt } from '#product/receipts/receipt';
import { askedOf } from '../pdf-details';
import type { OfflineView } from '../view-types';
import { find } from './dom';

const view = JSON.parse(find('#view')!.textContent!) as OfflineView;
let language = view.language;
type Word = keyof OfflineView['words']['zh'];
const say = (word: Word): string => view.words[language][word];

type Bytes = Uint8Array<ArrayBuffer>;
const bytesOf = (hexadecimal: string): Bytes =>
  Uint8Array.from(hexadecimal.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
const textBytes = (text: string): Bytes => new TextEncoder().encode(text);
const digestOf = async (bytes: Bytes): Promise<string> =>
  [...new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');

const importKey = (publicKey: Bytes) =>
  crypto.subtle.importKey('raw', publicKey, 'Ed25519', false, ['verify']);
const verify = async (publicKey: string, text: string, signature: string): Promise<boolean> =>
  crypto.subtle.verify('Ed25519', await importKey(bytesOf(publicKey)), bytesOf(signature), textBytes(text));

/** Whether this browser can check what it has to. */
const canCheck = async (): Promise<boolean> => {
  if (!globalThis.crypto?.subtle) return false;
  try {
    await importKey(bytesOf(view.keys[0]!.publicKey));
    return true;
  } catch (fault) {
    if (fault instanceof DOMException) return false;
    throw fault;
  }
};

const element = <Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  content: string | readonly Node[] = [],
  properties: Partial<HTMLElementTagNameMap[Name]> = {},
): HTMLElementTagNameMap[Name] => {
  const made = Object.assign(document.createElement(name), properties);
  made.append(...(typeof content === 'string' ? [content] : content));
  return made;
};
const facts = (rows: readonly (readonly [Word, string | undefined])[]): HTMLElement =>
  element(
    'dl',
    rows.flatMap(([word, value]) =>
      value === undefined ? [] : [element('dt', say(word)), element('dd', value)],
    ),
  );
const address = (): HTMLElement =>
  element('p', [
    new Text(`${say('currentState')}: `),
    element('a', view.checkAt, { href: view.checkAt, rel: 'noreferrer' }),
  ]);

const looks = {
  asIssued: ['good', 'asIssuedHint'],
  otherFile: ['bad', 'otherFileHint'],
  wrongSignature: ['bad', 'proofFails'],
  noReceipt: ['bad', 'proofFails'],
  unknownKey: ['unsure', 'unknownKeyHint'],
} as const;

const receiptFacts = async (
  { statement, publicKey }: Receipt,
  number: string | undefined,
): Promise<HTMLElement> =>
  facts([
    ['number', statement.number ?? number ?? say('limited')],
    ['issuedOn', statement.issueDate],
    ['contentHash', statement.contentHash],
    ['fileHash', statement.fileHash],
    ['fingerprint', printedFingerprint(await digestOf(bytesOf(publicKey)))],
  ]);

const check = async (pdf: File, receipt: File, place: HTMLElement): Promise<void> => {
  const bytes = new Uint8Array(await pdf.arrayBuffer());
  const answer = await checkReceipt(await receipt.text(), await digestOf(bytes), {
    keys: view.keys.map(({ publicKey }) => publicKey),
    verify,
  });
  const [look, hint] = looks[answer.kind];
  place.dataset['answer'] = look;
  place.replaceChildren(element('h2', say(answer.kind)), element('p', say(hint)));
  if (!('receipt' in answer)) return;
  // Of a limited report the file alone says the number, and the receipt that it is this one.
  const asked = answer.kind === 'asIssued' ? await askedOf(bytes) : undefined;
  const [salt, number] = [asked?.mark?.salt, asked?.number];
  const isNumber =
    salt !== undefined &&
    number !== undefined &&
    (await digestOf(textBytes(saltedNumber(salt, number)))) === answer.receipt.statement.numberDigest;
  place.append(await receiptFacts(answer.receipt, isNumber ? number : undefined), address());
};

const chooser = (word: 'pdf' | 'receipt', accept: string): readonly [HTMLElement, HTMLInputElement] => {
  const input = element('input', [], { type: 'file', accept });
  return [element('label', [new Text(say(word)), input]), input];
};

const draw = async (): Promise<void> => {
  document.documentElement.lang = language;
  document.title = say('title');
  const choice = element(
    'select',
    (['zh', 'en', 'es'] as const).map((each) =>
      element('option', { zh: '中文', en: 'English', es: 'Español' }[each], {
        value: each,
        selected: each === language,
      }),
    ),
    { ariaLabel: say('language') },
  );
  choice.addEventListener('change', () => {
    language = choice.value as typeof language;
    void draw();
  });
  const place = element('section', [], { ariaLive: 'polite' });
  const [pdfLabel, pdf] = chooser('pdf', 'application/pdf,.pdf');
  const [receiptLabel, receipt] = chooser('receipt', 'application/json,.json');
  const button = element('button', say('checkNow'), { type: 'button' });
  button.addEventListener('click', () => {
    const [file, its] = [pdf.files?.[0], receipt.files?.[0]];
    if (file && its) void check(file, its, place);
    else place.replaceChildren(element('p', say('chooseBoth')));
  });
  const able = await canCheck();
  if (!able) place.append(element('p', say('cannot')));
  button.disabled = !able;
  find('main')!.replaceChildren(
    element('header', [choice]),
    element('h1', say('title')),
    element('p', view.platform),
    element('p', say('lead')),
    pdfLabel,
    receiptLabel,
    button,
    place,
    element('section', [
      element('h2', say('keys')),
      element('p', say('keysHint')),
      ...view.keys.map(({ fingerprint }) => facts([['fingerprint', fingerprint]])),
      facts([['madeOn', view.madeOn]]),
      address(),
    ]),
  );
};

void draw();
