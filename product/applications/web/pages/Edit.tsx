import { Skeleton } from 'antd';
import { FormRenderer } from '../../../../shell/form/FormRenderer';
import type { Section } from '../../../../shell/form/types';
import { usePageTitle } from '../../../../shell/frame/page';
import { EmptyList } from '../../../../shell/list/EmptyList';
import { useWords } from '../../../../shell/words/say';
import { achievementFields } from '../../achievement';
import type { Draft } from '../../application';
import { commissionFields, completionFields } from '../../completion';
import { achievementSections } from '../parts/achievement-sections';
import { commissionSections } from '../parts/commission-sections';
import { completionSections } from '../parts/completion-sections';
import { Defects } from '../parts/Defects';
import { Lacks, useLacks } from '../parts/Lacks';
import { pick } from '../parts/pick';
import { useSubmission } from '../parts/Submission';
import { useApplication } from '../parts/useApplication';

const sections = [
  ...(achievementSections as readonly Section<Draft>[]),
  ...completionSections,
  ...commissionSections,
];
const fields = { ...achievementFields, ...completionFields, ...commissionFields };

/** Everything on one page: for an application that came back to be supplemented, what is wrong stands on top. */
const Edit = () => {
  const say = useWords();
  const { id, whole, isLoading, isGone, keptAs, save, goTo, latest } = useApplication('edit');
  const lacks = useLacks();
  const submission = useSubmission(() => goTo('/EvaluationManagement/applyList'));
  usePageTitle(whole?.achievementName || undefined);
  const keep = (values: object) => save(pick(values, fields));
  return (
    <div className="page__body">
      <h1>{whole?.achievementName || say('applicationScreens.edit')}</h1>
      {isGone && <EmptyList narrowed={false} says="shell.notFoundTitle" />}
      {isLoading && <Skeleton active paragraph={{ rows: 12 }} />}
      {whole && (
        <FormRenderer
          key={whole.id}
          sections={sections}
          initial={whole}
          under={['data']}
          onSave={keep}
          keptAs={keptAs}
          onSubmit={async (values) => {
            const now = await latest(await keep(values));
            if (now.view !== 'whole' || now.contentHash === null) return;
            if (await lacks.look(now)) return;
            submission.sign({ id: now.id, rowVersion: now.rowVersion, contentHash: now.contentHash });
          }}
          submitLabel="applicationScreens.submit"
        >
          <Defects defects={whole.defects} />
          <Lacks found={lacks.found} id={id} />
        </FormRenderer>
      )}
      {submission.dialog}
    </div>
  );
};
export default Edit;
