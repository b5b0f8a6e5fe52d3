import { expect, test } from 'vitest';
import { sources, type Source } from './sources';

/** What somebody writes sentences in. */
const writing = /<(?:Input\.TextArea|TextWithPhrases|ReasonField|IssueRows|DecisionFields)\b/;

/**
 * Dialogs with room for sentences that throw them away without a word: they neither ask (`useLeave`, `useDialogForm`) nor show
 * what was written when they are opened again, as a form does that lives on behind them.
 */
const careless = (all: readonly Source[]): string[] =>
  all
    .filter(({ path, text }) => path.endsWith('.tsx') && text.includes('<Modal') && writing.test(text))
    .flatMap(({ path, text }) =>
      [...text.matchAll(/<Modal\b[\s\S]*?\n\s*>/g)]
        .map(([tag]) => tag)
        // What is only waited in holds nothing yet.
        .filter((tag) => !tag.includes('footer={null}') && !tag.includes('onCancel={leave}'))
        .filter((tag) => !tag.includes('destroyOnHidden') || text.includes('preserve={false}'))
        .map(() => `${path}: close it by leave, of useLeave or useDialogForm`),
    );

test('a dialog in which sentences are written asks before it throws them away, or shows them again', () => {
  const dialogs = sources().filter(({ path }) => /^(?:shell|product)\//.test(path));
  const inQuestion = dialogs.filter(({ text }) => text.includes('<Modal') && writing.test(text));
  expect(inQuestion.length).toBeGreaterThan(20);
  expect(careless(dialogs)).toEqual([]);
  const planted = '<Modal\n  open\n  onCancel={onClose}\n>\n<Input.TextArea />';
  const found = (text: string) => careless([{ path: 'planted.tsx', text }]).length;
  expect(found(planted)).toBe(1);
  expect(found(planted.replace('onClose', 'leave'))).toBe(0);
  expect(found(planted.replace('open', 'open={open} destroyOnHidden'))).toBe(0);
  expect(
    found(planted.replace('open', 'open={open} destroyOnHidden') + '<VerticalForm preserve={false}>'),
  ).toBe(1);
});
