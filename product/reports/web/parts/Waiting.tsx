import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { useId, useState } from 'react';
import { useNavigate } from 'react-router';
import { useCan } from '#shell/can';
import { useDo } from '#shell/client/useDo';
import { DictionaryTag } from '#shell/dictionary/useDictionary';
import { AskAgainIfFailed } from '#shell/parts/AskAgain';
import { useWords } from '#shell/words/say';
import { applicationsApi } from '#product/applications/web/calls';
import { materialsApi } from '#product/materials/web/calls';
import { reportsApi } from '../calls';
import { editorPath } from './status';

/** The most a person has on the desk at once. */
const many = { pageSize: 100 };

/** Achievements in evaluation whose material has passed and that have no report yet: where an assessor begins. */
export const Waiting = () => {
  const can = useCan();
  return can('report.edit') ? <WaitingList /> : null;
};

const WaitingList = () => {
  const say = useWords();
  const navigate = useNavigate();
  const heading = useId();
  const perform = useDo();
  const [busy, setBusy] = useState<string | null>(null);
  const applications = useQuery(applicationsApi.list.query({ ...many, status: 'evaluating' }));
  const materials = useQuery(materialsApi.list.query({ ...many, status: 'passed' }));
  const passed = new Set((materials.data?.rows ?? []).map(({ applicationId }) => applicationId));
  const waiting = (applications.data?.rows ?? []).filter(
    ({ id, reportStatus }) => reportStatus === null && passed.has(id),
  );
  const failed = [applications, materials].find(({ data, isError }) => !data && isError);
  if (failed) return <AskAgainIfFailed of={failed} what="reportScreens.toBegin" />;
  if (waiting.length === 0) return null;
  const create = async (applicationId: string): Promise<void> => {
    setBusy(applicationId);
    const created = await perform(reportsApi.create, { applicationId }, 'reportScreens.begun');
    setBusy(null);
    if (created) await navigate(editorPath(created.id));
  };
  return (
    <section className="card waiting" aria-labelledby={heading}>
      <h2 id={heading}>{say('reportScreens.waiting', { count: waiting.length })}</h2>
      <ul>
        {waiting.map(({ id, achievementName, achievementType, mainOrganisationName }) => (
          <li key={id}>
            <span className="waiting__name">
              <b>{achievementName}</b>
              <span className="faint">
                {mainOrganisationName} · <DictionaryTag dictionary="achievementType" code={achievementType} />
              </span>
            </span>
            <Button type="primary" loading={busy === id} onClick={() => void create(id)}>
              {say('reportScreens.begin')}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
};
