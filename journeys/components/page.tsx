import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router';
import type { Language } from '#contract/words';
import { CallFailed, type FieldDefect } from '#shell/client/failed';
import { FormRenderer } from '#shell/form/FormRenderer';
import { rowsOf, type Section } from '#shell/form/types';
import { PageContext } from '#shell/frame/page';
import { ListPage } from '#shell/list/ListPage';
import '#shell/look/mark.css';
import '#shell/frame/styles';
import { OfficeContext, type Office } from '#shell/office';
import { message } from '#shell/parts/voices';
import { onMessage } from '#shell/state/failures';
import { Look } from '#shell/theme/Look';
import { speak } from '#shell/words/say';

declare global {
  interface Window {
    /** The test that drives this page answers in the server's place: with a value, or with a refusal. */
    readonly asked: (
      what: string,
      input: unknown,
    ) => Promise<{ readonly value?: unknown; readonly refused?: Refusal }>;
  }
}
interface Refusal {
  readonly code: number;
  readonly message: string;
  readonly defects?: readonly FieldDefect[];
}

const ask = async <Value,>(what: string, input: unknown): Promise<Value> => {
  const { value, refused } = await window.asked(what, input);
  if (refused) throw new CallFailed(refused.code, refused.message, refused.defects);
  return value as Value;
};

interface Newcomer {
  readonly name: string;
  readonly level: number;
  readonly reason: string;
  readonly state: string;
  readonly workplaces: readonly { readonly place: string }[];
}
const sections: readonly Section<Newcomer>[] = [
  {
    key: 'person',
    title: 'registration.trueName',
    fields: [
      { field: 'name', label: 'registration.trueName', control: 'text', required: true, atMost: 10 },
      { field: 'level', label: 'shell.rowNumber', control: 'number', required: true, from: 1, to: 13 },
      {
        field: 'state',
        label: 'registration.state',
        control: 'choice',
        required: true,
        choice: { kind: 'choice', names: ['approved', 'refused'] },
      },
      {
        field: 'reason',
        label: 'registration.reason',
        control: 'text',
        required: true,
        when: ({ state }: { readonly state?: string }) => state === 'refused',
      },
    ],
  },
  {
    key: 'places',
    title: 'registration.organisation',
    fields: [
      {
        field: 'workplaces',
        label: 'registration.organisation',
        control: 'rows',
        least: 1,
        blank: { place: '' },
        fields: rowsOf<Newcomer['workplaces'][number]>([
          { field: 'place', label: 'registration.organisation', control: 'text', required: true },
        ]),
      },
    ],
  },
];
const Form = () => (
  <FormRenderer<Newcomer>
    sections={sections}
    initial={{ workplaces: [{ place: '' }] }}
    onSubmit={(values) => ask('submit', values)}
    onSave={(values) => ask('save', values)}
  />
);

interface Row {
  readonly id: string;
  readonly trueName: string;
  readonly loginName: string;
  readonly reason: string;
}
interface Input {
  readonly pageIndex?: number;
  readonly pageSize?: number;
  readonly name?: string;
}
const call = {
  query: (input: Input) => ({
    wire: { path: '/api/list', body: input },
    queryKey: ['list', input],
    queryFn: () => ask<{ rows: Row[]; total: number }>('list', input),
  }),
};
const List = () => (
  <ListPage<Input, Row>
    call={call}
    rowKey="id"
    columns={[
      { field: 'trueName', label: 'registration.trueName', width: 160 },
      { field: 'loginName', label: 'registration.loginName', width: 160 },
      { field: 'reason', label: 'registration.reason', width: 200 },
    ]}
    filters={[{ control: 'text', field: 'name', label: 'registration.trueName' }]}
    empty="registration.none"
  />
);

const office = {
  pageActions: () => Promise.resolve([]),
  pieces: { unfinishedUploads: () => null },
  preferences: () => Promise.resolve(new Map()),
  storePreference: (key: string, value: unknown) => ask('keep', { key, value }),
} as unknown as Office;

const language = (new URLSearchParams(location.search).get('lang') ?? 'zh') as Language;
await speak(language, {
  zh: () => import('virtual:words/zh'),
  en: () => import('virtual:words/en'),
  es: () => import('virtual:words/es'),
});
onMessage(({ kind, text }) => message[kind]({ content: text, key: text }));
const router = createBrowserRouter([
  { path: '/form', element: <Form /> },
  { path: '/list', element: <List /> },
]);
const cache = new QueryClient({ defaultOptions: { queries: { retry: false, refetchOnWindowFocus: false } } });
createRoot(document.querySelector('#office')!).render(
  <OfficeContext value={office}>
    <QueryClientProvider client={cache}>
      <Look>
        <PageContext value={{ tab: 'trial', life: 1, title: 'Trial' }}>
          <RouterProvider router={router} />
        </PageContext>
      </Look>
    </QueryClientProvider>
  </OfficeContext>,
);
