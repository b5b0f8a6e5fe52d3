import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { RowAction } from '../list/types';
import { Transitions, type TransitionButtons } from './Transitions';

interface Case {
  readonly name: string;
  readonly can: readonly ('accept' | 'reject' | 'save')[];
}
const buttons: TransitionButtons<Case> = {
  reject: { apart: ({ of }) => createElement('button', {}, `Reject ${of.name}`) },
  accept: ({ of }) => createElement('button', {}, `Accept ${of.name}`),
  save: null,
};
const drawn = (can: Case['can'], apart = false) =>
  renderToStaticMarkup(createElement(Transitions<Case>, { of: { name: '远山', can }, buttons, apart }));

test('a record has the buttons of what its reader can do, the dangerous ones apart', () => {
  expect(drawn(['save', 'accept', 'reject'])).toBe('<button>Accept 远山</button>');
  expect(drawn(['save', 'accept', 'reject'], true)).toBe('<button>Reject 远山</button>');
  expect(drawn(['save'])).toBe('');
  expect(drawn([], true)).toBe('');
});

test('a transition without a button, and one that is misspelt in a list or among the buttons, does not compile', () => {
  // @ts-expect-error: the button of `save` is missing.
  const missing: TransitionButtons<Case> = { accept: null, reject: null };
  // @ts-expect-error: no such transition.
  const strange: TransitionButtons<Case> = { ...buttons, forward: null };
  // @ts-expect-error: no such transition in the row's `can`.
  const misspelt: RowAction<Case> = { action: 'acept', label: 'shell.save' };
  const looking: RowAction<Case> = { action: 'detail', always: true, label: 'shell.save' };
  const spelt: RowAction<Case> = { action: 'accept', label: 'shell.save' };
  expect([missing, strange].map((each) => Object.keys(each).length)).toEqual([2, 4]);
  expect([misspelt, looking, spelt].map(({ action }) => action)).toEqual(['acept', 'detail', 'accept']);
});
