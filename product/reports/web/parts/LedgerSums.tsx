import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { moneyText } from '#contract/formatters';
import type { WordKey } from '#contract/words';
import { ExportWithheld } from '#shell/list/exports/ExportWithheld';
import { useTake } from '#shell/list/exports/useExport';
import { PartAwaited } from '#shell/pages/PartAwaited';
import { SmallTable } from '#shell/parts/SmallTable';
import { useWords } from '#shell/words/say';
import type { LedgerQuery } from '../../report';
import { reportsApi } from '../calls';
import { reportStatusWords } from './status';

type Narrowing = Readonly<Record<string, string>>;
interface Row {
  readonly name: ReactNode;
  readonly narrows: Narrowing;
  readonly count: number;
  readonly economicBenefit: string;
}

/** Everything found, broken down; each sum is the way to its rows, and back where they are already shown. */
const Sums = ({ query }: { readonly query: LedgerQuery }) => {
  const say = useWords();
  const [asked, setAsked] = useSearchParams();
  const found = useQuery({ ...reportsApi.ledgerSums.query(query), placeholderData: keepPreviousData });
  const sums = found.data;
  if (!sums) return <PartAwaited of={found} rows={4} />;
  const isChosen = (narrows: Narrowing) =>
    Object.entries(narrows).every(([name, value]) => asked.get(name) === value);
  const choose = (narrows: Narrowing) => {
    const next = new URLSearchParams(asked);
    const chosen = isChosen(narrows);
    for (const [name, value] of Object.entries(narrows)) {
      if (chosen) next.delete(name);
      else next.set(name, value);
    }
    next.delete('page');
    setAsked(next, { replace: true });
  };
  const tables: readonly (readonly [title: WordKey, head: WordKey, rows: readonly Row[]])[] = [
    [
      'reportScreens.byStatus',
      'reportScreens.status',
      sums.byStatus.map(({ status, ...row }) => ({
        ...row,
        name: say(reportStatusWords[status]),
        narrows: { status },
      })),
    ],
    [
      'reportScreens.byAgency',
      'reportScreens.agency',
      sums.byAgency.map(({ evaluationAgencyName, ...row }) => ({
        ...row,
        name: evaluationAgencyName,
        narrows: { evaluationAgencyName },
      })),
    ],
    [
      'reportScreens.byMaturity',
      'reportScreens.maturity',
      sums.byMaturity.map(({ from, to, ...row }) => ({
        ...row,
        name: say('reportScreens.band', { from, to }),
        narrows: { maturityFrom: String(from), maturityTo: String(to) },
      })),
    ],
    [
      'reportScreens.byMonth',
      'reportScreens.evaluatedOn',
      sums.byMonth.map(({ from, to, ...row }) => ({
        ...row,
        name: from.slice(0, 7),
        narrows: { startTime: from, endTime: to },
      })),
    ],
  ];
  return (
    <section className="ledger-sums card" aria-label={say('reportScreens.sums')}>
      <ForAuthorities query={query} />
      {tables.map(([title, head, rows]) => (
        <SmallTable
          key={title}
          level={3}
          title={title}
          head={[head, 'reportScreens.count', 'reportScreens.benefit']}
          figures={['reportScreens.count', 'reportScreens.benefit']}
          rows={rows.map(({ name, narrows, count, economicBenefit }) => [
            <Button
              key="name"
              type="link"
              size="small"
              aria-pressed={isChosen(narrows)}
              onClick={() => choose(narrows)}
            >
              {name}
            </Button>,
            count,
            moneyText(economicBenefit),
          ])}
        />
      ))}
    </section>
  );
};
/** The same reports as a spreadsheet in the layout that no screen changes. */
const ForAuthorities = ({ query }: { readonly query: LedgerQuery }) => {
  const say = useWords();
  const taking = useTake();
  const { wire } = reportsApi.ledger.query(query);
  return (
    <div>
      <Button
        onClick={() =>
          void taking.take({
            list: wire.path,
            query: wire.body,
            scope: 'all',
            rowKey: 'id',
            columns: [],
            title: say('reportScreens.fixedLayoutTitle'),
            isFixed: true,
          })
        }
      >
        {say('reportScreens.fixedLayout')}
      </Button>
      <ExportWithheld {...taking} />
    </div>
  );
};
export default Sums;
