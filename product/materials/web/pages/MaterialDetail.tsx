import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { Printable } from '#shell/print/Printable';
import { ofRecord, type OfRecord } from '#shell/pages/ofRecord';
import { RecordPage } from '#shell/pages/RecordPage';
import { Transitions } from '#shell/pages/Transitions';
import { Timeline } from '#shell/parts/Timeline';
import { useWords } from '#shell/words/say';
import { NoRecord } from '#shell/pages/NoRecord';
import { materialsApi } from '../calls';
import { headId, type Item } from '../parts/filling';
import { EvidenceList } from '../parts/EvidenceList';
import { FilePreview } from '../parts/FilePreview';
import { Warnings } from '../parts/Gaps';
import { standingOf } from '../parts/holder';
import { PinList } from '../parts/pins/PinList';
import { PinsOf } from '../parts/pins/PinsOf';
import { ReadTables } from '../parts/ReadTables';
import { Versions } from '../parts/Versions';
import { materialLooks, materialStatusWords } from '../parts/status';
import { materialTransitions } from '../parts/transitions';
import '../parts/materials.css';

/** A material, read: its items with their files, what was submitted when, and the way to work on it. */
const MaterialDetail = ({ id, named }: OfRecord<'Id' | 'ApplyId'>) => {
  const say = useWords();
  const [file, setFile] = useState<Item['files'][number] | null>(null);
  const found = useQuery(materialsApi.byId.query(named === 'Id' ? { id } : { applicationId: id }));
  const material = found.data;
  if (found.isError && !material) return <NoRecord of={found} />;
  const staff = material?.audience === 'staff' ? material : undefined;
  const pinned = (content: ReactNode) => (staff ? <PinsOf material={staff}>{content}</PinsOf> : content);
  const tabs = material
    ? [
        {
          key: 'items',
          label: 'materialScreens.checklist' as const,
          content: pinned(
            <>
              <PinList of={() => true} />
              {staff && (
                <Warnings
                  warnings={staff.warnings}
                  onGo={(code) => document.getElementById(headId(code))?.scrollIntoView({ block: 'start' })}
                />
              )}
              <EvidenceList items={material.items} onOpen={setFile} />
              <FilePreview file={file} onClose={() => setFile(null)} />
              <ReadTables material={material} />
            </>,
          ),
        },
        ...(staff
          ? [
              {
                key: 'versions',
                label: 'materialScreens.versions' as const,
                content: pinned(<Versions versions={staff.versions} items={staff.items} />),
              },
            ]
          : []),
      ]
    : [];
  return (
    <Printable title={material?.achievementName ?? ''}>
      <RecordPage
        loading={found.isPending}
        name={material?.achievementName ?? null}
        {...(material && {
          status: { look: materialLooks[material.status], word: materialStatusWords[material.status] },
        })}
        {...(material && standingOf(material, staff?.dueAt ?? null, say))}
        tabs={tabs}
        aside={
          staff && (
            <Timeline
              entries={staff.history.map((step) => ({
                at: step.at,
                actor: step.actor,
                what: step.says,
                note: step.note,
              }))}
            />
          )
        }
        actions={staff && <Transitions of={staff} table={materialTransitions} drawn={{}} />}
      />
    </Printable>
  );
};
export default ofRecord(MaterialDetail, ['Id', 'ApplyId']);
