import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { describe, expect, test } from 'vitest';
import { rowTransitions, type TransitionTable } from '../actions/transitions';
import type { RowAction } from '../list/types';
import { Transitions, type DrawnTransitions } from './Transitions';

interface Case {
  readonly name: string;
  readonly can: readonly ('accept' | 'edit' | 'reject' | 'remove' | 'save')[];
}
const table = {
  edit: { on: ['list', 'page'], label: 'shell.add', to: ({ name }) => `/edit?Name=${name}` },
  remove: { on: ['list', 'drawn'], danger: true, label: 'shell.clear', run: ({ name }) => name },
  reject: 'drawn',
  accept: 'drawn',
  save: null,
} as const satisfies TransitionTable<Case, 'list'>;
const draw =
  (word: string) =>
  ({ of }: { readonly of: Case }) =>
    createElement('button', {}, `${word} ${of.name}`);
const drawn: DrawnTransitions<typeof table, Case> = {
  remove: { apart: draw('Remove') },
  reject: { apart: draw('Reject') },
  accept: draw('Accept'),
};
const all: Case['can'] = ['accept', 'edit', 'reject', 'remove', 'save'];

describe('A record’s page', () => {
  const page = (can: Case['can'], apart = false) => {
    const buttons = createElement(Transitions<Case, typeof table>, {
      ...{ of: { name: '远山', can }, table, drawn, apart },
    });
    const client = new QueryClient();
    return renderToStaticMarkup(
      createElement(MemoryRouter, {}, createElement(QueryClientProvider, { client }, buttons)),
    );
  };

  test('has the buttons of what its reader can do, in the table’s order, the dangerous ones apart', () => {
    expect(page(['save', 'accept', 'reject'])).toBe('<button>Accept 远山</button>');
    expect(page(all)).toMatch(/^<a href="\/edit\?Name=远山".*shell\.add.*<button>Accept 远山<\/button>$/);
    expect(page(all, true)).toBe('<button>Remove 远山</button><button>Reject 远山</button>');
    expect(page(['save'])).toBe('');
    expect(page([], true)).toBe('');
  });
});

describe('A list’s row', () => {
  test('has what the table puts on that list, as the table says it', () => {
    const actions = rowTransitions(table, 'list');
    expect(actions.map(({ action, label, danger }) => [action, label, danger])).toEqual([
      ['edit', 'shell.add', undefined],
      ['remove', 'shell.clear', true],
    ]);
    expect(actions[0]!.to!({ name: '远山', can: all })).toBe('/edit?Name=远山');
  });

  test('a list that no table names, and an action that no row’s `can` holds, does not compile', () => {
    // @ts-expect-error: no such list.
    expect(rowTransitions(table, 'lsit')).toEqual([]);
    // @ts-expect-error: no such transition in the row's `can`.
    const misspelt: RowAction<Case> = { action: 'acept', label: 'shell.save', to: () => '' };
    const looking: RowAction<Case> = { action: 'detail', always: true, label: 'shell.save', to: () => '' };
    const spelt: RowAction<Case> = { action: 'accept', label: 'shell.save', to: () => '' };
    expect([misspelt, looking, spelt].map(({ action }) => action)).toEqual(['acept', 'detail', 'accept']);
  });
});

test('a transition without a line or without its component, and one that is misspelt, does not compile', () => {
  const { save, ...rest } = table;
  // @ts-expect-error: the line of `save` is missing.
  const missing: TransitionTable<Case, 'list'> = rest;
  // @ts-expect-error: no such transition.
  const strange: TransitionTable<Case, 'list'> = { ...rest, save, forward: null };
  // @ts-expect-error: no such list.
  const astray: TransitionTable<Case, 'list'> = { ...rest, save: { ...table.edit, on: ['lsit'] } };
  const { accept, ...undrawn } = drawn;
  // @ts-expect-error: the component of `accept` is missing.
  const bare: DrawnTransitions<typeof table, Case> = undrawn;
  // @ts-expect-error: the table draws `edit` itself.
  const twice: DrawnTransitions<typeof table, Case> = { ...undrawn, accept, edit: accept };
  expect([missing, strange, astray, bare, twice].map((each) => Object.keys(each).length)).toEqual([
    4, 6, 5, 2, 4,
  ]);
});
