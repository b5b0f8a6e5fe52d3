import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { catalogue } from '#database/seeds/menu';
import { root } from '#host/root';

/** What a page of the catalogue shows of its component, beside it as usual: its states, and its keys. */
const parts = ['empty', 'loading', 'failed', 'disabled', 'long', 'keys'] as const;
type Part = (typeof parts)[number];
type Missing = Partial<Record<Part, string>>;

const table: Missing = {
  disabled: 'a table is read: what one may not do with a row is not offered',
};
const chart: Missing = { disabled: 'a chart is read: nothing of it can be switched off' };
const written: Missing = {
  loading: 'the frame of its page waits for the text; the editor itself shows that its code comes',
};
const drawn: Missing = {
  empty: 'what it shows is part of the product, and is never nothing',
  loading: 'nothing is fetched',
  failed: 'nothing is fetched or asked',
  disabled: 'nothing in it can be switched off',
};
const noKeys: Missing = { keys: 'it takes no keys but those of every button and field' };
const dragged: Missing = {
  loading: 'the frame around it waits for what is dragged, as the board shows',
  failed: 'a move that is refused is shown by the board',
};
const field: Missing = { loading: 'a form is shown when what is asked in it has come' };
/** What a page does not show, and why it cannot be there. */
const missing: Readonly<Record<string, Missing>> = {
  '/controls/buttons': { empty: 'a button that does nothing is not there' },
  '/controls/fields': field,
  '/controls/choices': field,
  '/controls/dates': { ...field, long: 'a day is as long as it is' },
  '/controls/rows': field,
  '/controls/scales': {
    loading: 'a name of a dictionary that is on its way leaves its place empty',
    failed: drawn.failed!,
    disabled: 'a state and a level are read',
  },
  '/controls/dialogs': { empty: 'a dialog that asks nothing is not opened' },
  '/controls/records': {
    loading: 'the page of a record that is on its way has the shape that «Around a page» shows',
    disabled: 'what one may not do with a record is not offered',
  },
  '/controls/lists': {},
  '/controls/frame': {
    empty: 'around a page there is always something',
    disabled: 'one may always go elsewhere',
    long: 'a long name is among its tabs as usual',
  },
  '/table/dynamic-table': table,
  '/table/drag-table': {},
  '/table/inline-edit-table': {},
  '/table/tree-table': table,
  '/table/custom-tree-table': table,
  '/table/complex-table': table,
  '/charts/keyboard': chart,
  '/charts/line': chart,
  '/charts/mixchart': chart,
  '/samples/icons': { ...drawn, ...noKeys, long: 'a name of an icon is one word' },
  '/samples/translations': { ...drawn, ...noKeys, long: 'the sentence is as long as its language makes it' },
  '/samples/permission': { ...drawn, ...noKeys, long: 'an address of the sample is short' },
  '/samples/article': {
    ...noKeys,
    disabled: 'its buttons wait until an article has come, as usual',
    empty: 'the newest is chosen; where there is none the page says so',
    loading: 'its place stays empty until it comes; a table shows how that looks',
    failed: 'what does not come is said by the office, as everywhere',
    long: 'its text is as long as somebody wrote it, and wraps',
  },
  '/components/tinymce': {
    ...written,
    failed: 'what is refused is said by the form around it',
    long: 'it grows with its text, which the sample shows',
  },
  '/components/markdown': { ...written, failed: 'no text is wrong Markdown' },
  '/components/json-editor': {
    ...written,
    long: 'it scrolls within its place, as the Markdown beside it shows',
  },
  '/components/splitpane': {
    ...drawn,
    empty: 'a pane holds whatever stands in it',
    long: 'each of its panes holds more than it has room for as usual',
  },
  '/components/avatar-upload': {
    empty: 'no picture is what it begins with as usual',
    disabled: 'everybody may change their own picture at any time',
    long: 'it says nothing that could be longer',
  },
  '/components/dropzone': {
    ...noKeys,
    empty: 'no file is what it begins with as usual',
  },
  '/components/sticky': { ...drawn, ...noKeys, empty: 'what stays in view holds whatever stands in it' },
  '/components/count-to': {
    ...noKeys,
    failed: 'without a figure nothing counts: it stays as it awaits it',
    disabled: 'a figure is read',
  },
  '/components/mixin': {
    empty: 'shared behaviour has no look of its own',
    loading: 'the button that began it waits, as usual',
    disabled: 'the button waits while it counts down, as usual',
    long: 'the words are those of whoever asks',
  },
  '/components/back-to-top': {
    loading: drawn.loading!,
    failed: drawn.failed!,
    disabled: drawn.disabled!,
    long: 'it says nothing: a longer page only makes it come',
  },
  '/components/drag-dialog': {
    empty: 'a dialog holds whatever stands in it',
    disabled: 'where it is narrow it fills the screen, and nothing moves',
  },
  '/components/dnd-list': dragged,
  '/components/drag-kanban': {},
  '/components/drag-select': {},
};

const specimens = join(root, 'product/gallery/web/specimens');
const shared = { tableStates: 'table-states', chartStates: 'chart-states' } as const;

/** The parts that a page shows, as its specimen names them. */
const shownOn = (url: string): Set<string> => {
  const text = readFileSync(join(specimens, `${url}.tsx`), 'utf8');
  const states = Object.entries(shared)
    .filter(([name]) => text.includes(`...${name}`))
    .map(([, file]) => readFileSync(join(specimens, `../parts/${file}.ts`), 'utf8'));
  const found = [text, ...states].join('\n').matchAll(/gallery\.state\.(\w+)/g);
  return new Set([...[...found].map(([, state]) => state!), ...(/\bkeys=\{/.test(text) ? ['keys'] : [])]);
};

test('every page of the catalogue shows each state and the keys of its component, or here stands why that cannot be', () => {
  const urls = catalogue.flatMap(({ pages }) => pages.map(({ url }) => url));
  expect(Object.keys(missing).toSorted()).toEqual(urls.toSorted());
  const faults = urls.flatMap((url) => {
    const shown = shownOn(url);
    const why = missing[url]!;
    return parts.flatMap((part) => {
      if (shown.has(part) && why[part] !== undefined)
        return [`${url} shows «${part}»: take its reason out here`];
      return shown.has(part) || why[part] !== undefined
        ? []
        : [`${url} shows no «${part}»: add an example, or say here why there can be none`];
    });
  });
  expect(faults).toEqual([]);
});

test('the code that stands beside an example is its own', () => {
  const urls = catalogue.flatMap(({ pages }) => pages.map(({ url }) => url));
  const places = [
    ...urls.map((url) => `${url}.tsx`),
    ...Object.values(shared).map((name) => `../parts/${name}.ts`),
  ];
  const pairs = places.flatMap((place) => {
    const text = readFileSync(join(specimens, place), 'utf8');
    const from = (name: string): string | undefined =>
      new RegExp(`import ${name} from '([^']+)'`).exec(text)?.[1]?.replace(/\.tsx\?raw$/, '');
    return [...text.matchAll(/Component: (\w+),\s+source: (\w+)/g)].map(([, component, source]) => ({
      place,
      component: from(component!),
      source: from(source!),
    }));
  });
  expect(pairs.length).toBeGreaterThan(60);
  expect(pairs.filter(({ component, source }) => component === undefined || component !== source)).toEqual(
    [],
  );
});
