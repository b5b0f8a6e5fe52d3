import { SmallTable } from '#shell/parts/SmallTable';
import { useWords } from '#shell/words/say';
import type { MaterialTables } from '../../proposals';
import type { Item } from './desk';

interface ReadTablesProps {
  readonly material: MaterialTables & { readonly items: readonly Pick<Item, 'files'>[] };
  /** Only the table of this item; all of them where none is named. */
  readonly only?: Item['kind'] | undefined;
}

/** The tables of a material to be read: what the owner proposes, with the evidence each row cites. */
export const ReadTables = ({ material, only }: ReadTablesProps) => {
  const say = useWords();
  const shown = (kind: Item['kind']): boolean => only === undefined || only === kind;
  const titles = new Map(
    material.items.flatMap(({ files }) => files.map(({ id, title, name }) => [id, title || name] as const)),
  );
  const cited = (ids: readonly (string | null)[]): string =>
    ids.flatMap((id) => (id !== null && titles.get(id)) || []).join(say('shell.listMark'));
  const yesNo = (is: boolean): string => say(is ? 'shell.yes' : 'shell.no');
  return (
    <>
      {shown('wbs') && (
        <SmallTable
          title="materialScreens.wbs"
          figures={['materialScreens.weight', 'materialScreens.claimedLevel']}
          head={[
            'materialScreens.code',
            'materialScreens.name',
            'materialScreens.weight',
            'materialScreens.isKey',
            'materialScreens.claimedLevel',
            'materialScreens.levelBasis',
            'materialScreens.evidence',
          ]}
          rows={(material.workBreakdown ?? []).map((row) => [
            row.code,
            row.name,
            row.weight,
            yesNo(row.isKey),
            row.claimedLevel,
            row.levelBasis,
            cited(row.evidenceIds),
          ])}
        />
      )}
      {shown('indicators') && (
        <SmallTable
          title="materialScreens.indicators"
          figures={['materialScreens.ownValue', 'materialScreens.value']}
          head={[
            'materialScreens.name',
            'materialScreens.ownValue',
            'materialScreens.comparators',
            'materialScreens.value',
            'materialScreens.comparison',
            'materialScreens.source',
          ]}
          rows={(material.indicators ?? []).flatMap((row) =>
            row.comparators.map((other) => [
              row.name,
              [row.ownValue ?? '/', row.unit].join(' ').trim(),
              `${say(`materialScreens.baseline.${other.baseline}`)} · ${other.name}`,
              other.value,
              other.comparison && say(`materialScreens.comparison.${other.comparison}`),
              [other.source.title, other.source.number, other.source.year].filter(Boolean).join(', '),
            ]),
          )}
        />
      )}
      {shown('innovationPoints') && (
        <SmallTable
          title="materialScreens.points"
          head={[
            'materialScreens.code',
            'materialScreens.pointText',
            'materialScreens.isCore',
            'materialScreens.result',
            'materialScreens.noveltyNumber',
            'materialScreens.noveltyReport',
          ]}
          rows={(material.innovationPoints ?? []).map((row) => [
            row.number,
            row.text,
            yesNo(row.isCore),
            say(`materialScreens.finding.${row.result}`),
            row.noveltyReportNumber,
            cited([row.noveltyReportId]),
          ])}
        />
      )}
      {shown('discoveryPoints') && (
        <SmallTable
          title="materialScreens.discoveries"
          head={[
            'materialScreens.code',
            'materialScreens.discoveryText',
            'materialScreens.isCore',
            'materialScreens.evidence',
          ]}
          rows={(material.discoveryPoints ?? []).map((row) => [
            row.number,
            row.text,
            yesNo(row.isCore),
            cited(row.evidenceIds),
          ])}
        />
      )}
    </>
  );
};
