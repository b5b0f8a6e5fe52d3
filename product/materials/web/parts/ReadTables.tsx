import { useMemo } from 'react';
import { DeclaredFacts } from '#shell/pages/DeclaredFacts';
import type { MaterialTables } from '../../proposals';
import type { Item } from './filling';
import { EvidenceContext } from './evidence';
import { tableFacts } from './facts';
import { tableControls, tableTitles } from './table-controls';
import { tablePlaces } from './tables';

interface ReadTablesProps {
  readonly material: MaterialTables & { readonly items: readonly Pick<Item, 'files'>[] };
  /** Only the table of this item; all of them where none is named. */
  readonly only?: Item['kind'] | undefined;
}
const all = Object.keys(tableTitles) as (keyof typeof tableTitles)[];

/** The tables of a material to be read: everything that the owner is asked for, with the evidence each row cites. */
export const ReadTables = ({ material, only }: ReadTablesProps) => {
  const evidence = useMemo(
    () =>
      material.items.flatMap(({ files }) =>
        files.map(({ id, title, name }) => ({ value: id, label: title || name })),
      ),
    [material.items],
  );
  if (only === 'files') return null;
  return (
    <EvidenceContext value={evidence}>
      <DeclaredFacts
        record={material}
        facts={tableFacts}
        controls={tableControls}
        sections={only ? [tablePlaces[only]] : all}
      />
    </EvidenceContext>
  );
};
