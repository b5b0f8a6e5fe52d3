import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import type * as z from 'zod';
import { PartAwaited } from '#shell/pages/PartAwaited';
import { PartWays } from '#product/case-parts/web';
import { FileLink } from '#product/files/web';
import { DictionaryTag } from '#shell/dictionary/useDictionary';
import { StatusTag } from '#shell/look/StatusTag';
import type { PieceProps } from '#shell/office';
import { Facts } from '#shell/pages/Facts';
import { Transitions } from '#shell/pages/Transitions';
import { SmallTable } from '#shell/parts/SmallTable';
import { useWords } from '#shell/words/say';
import { resultCodes } from '#product/dictionaries/material-status';
import type { MaterialDetail } from '../../material';
import { materialsApi } from '../calls';
import { materialLooks, materialStatusWords } from './status';
import { materialTransitions } from './transitions';

type Detail = z.output<typeof MaterialDetail>;
type Item = Detail['items'][number];
type Staff = Extract<Detail, { audience: 'staff' }>;

/** What its item holds: files by their names, rows of a table by their number, or why there is nothing. */
const Held = ({ item, material }: { readonly item: Item; readonly material: Detail }) => {
  const say = useWords();
  const rows = {
    files: 0,
    wbs: material.workBreakdown.length,
    indicators: material.indicators.length,
    innovationPoints: material.innovationPoints.length,
    discoveryPoints: material.discoveryPoints.length,
  }[item.kind];
  if (rows > 0) return say('materialScreens.tableRows', { count: rows });
  if (item.files.length > 0)
    return (
      <ul className="read-rows">
        {item.files.map((file) => (
          <li key={file.id}>
            <FileLink id={file.fileId} name={file.title || file.name} />
          </li>
        ))}
      </ul>
    );
  if (item.notApplicableReason)
    return say('shell.labelled', {
      label: say('materialScreens.notApplicable'),
      text: item.notApplicableReason,
    });
  return <span className="faint">{say('materialScreens.nothingYet')}</span>;
};

/** What its reviewer found of an item, for those who read remarks. */
const Result = ({ item }: { readonly item: Staff['items'][number] }) =>
  item.result === null ? (
    '/'
  ) : (
    <>
      <DictionaryTag dictionary="materialResult" code={resultCodes[item.result]} />
      {item.comment && <p className="faint">{item.comment}</p>}
    </>
  );

const isStaff = (material: Detail): material is Staff => material.audience === 'staff';

/** The material of a case on the page of its application: how far it is, and every item with what it holds. */
export const MaterialOfCase = ({ id }: PieceProps) => {
  const say = useWords();
  const found = useQuery(materialsApi.byId.query({ id }));
  const material = found.data;
  if (!material) return <PartAwaited of={found} />;
  const staff = isStaff(material) ? material : undefined;
  const results = new Map(staff?.items.map((item) => [item.code, item]));
  return (
    <>
      <Facts
        row={{ ...material, dueAt: staff?.dueAt ?? null }}
        facts={[
          {
            field: 'status',
            label: 'materialScreens.status',
            draw: ({ status }) => (
              <StatusTag status={materialLooks[status]}>{say(materialStatusWords[status])}</StatusTag>
            ),
          },
          { field: 'version', label: 'materialScreens.version', draw: ({ version }) => version || '/' },
          { field: 'submittedAt', label: 'materialScreens.submittedAt', as: 'day' },
          ...(staff ? [{ field: 'dueAt', label: 'materialScreens.due', as: 'day' } as const] : []),
        ]}
      />
      <SmallTable
        head={[
          'materialScreens.caseItem',
          'materialScreens.holds',
          ...(staff ? (['materialScreens.found'] as const) : []),
        ]}
        rows={material.items
          .filter((item) => item.required || item.files.length > 0 || item.notApplicableReason)
          .map((item) => [
            item.title,
            <Held key="holds" item={item} material={material} />,
            ...(results.has(item.code) ? [<Result key="found" item={results.get(item.code)!} />] : []),
          ])}
      />
      <PartWays>
        {staff && <Transitions of={staff} table={materialTransitions} drawn={{}} />}
        <Link to={`/EvaluationManagement/detailOriginal?Id=${id}`}>{say('materialScreens.toMaterial')}</Link>
      </PartWays>
    </>
  );
};
