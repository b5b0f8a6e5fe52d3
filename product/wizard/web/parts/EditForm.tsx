import { Skeleton } from 'antd';
import { FormRenderer } from '#shell/form/FormRenderer';
import { usePageTitle } from '#shell/frame/page';
import { useWords } from '#shell/words/say';
import { NoRecord } from '#shell/pages/NoRecord';
import { FormHead } from './FormHead';
import { useLacks } from './check/Lacks';
import { pick } from './draft/pick';
import { stepForms } from '#product/applications/web/forms';
import { useSubmission } from './check/Submission';
import { saveEvery, useApplication } from './draft/useApplication';

const { sections, fields } = stepForms.edit;

/** Everything an application says, on one page, up to its signature. */
export const EditForm = () => {
  const say = useWords();
  const application = useApplication('edit');
  const { whole, isLoading, failed, storedAs, save, goTo, latest } = application;
  const lacks = useLacks();
  const submission = useSubmission(() => goTo('/EvaluationManagement/applyList'));
  usePageTitle(whole?.achievementName || undefined);
  const keep = (values: object) => save(pick(values, fields));
  if (failed) return <NoRecord of={failed} />;
  return (
    <div className="page__body">
      <h1>{whole?.achievementName || say('applicationScreens.edit')}</h1>
      {isLoading && <Skeleton active title={false} paragraph={{ rows: 12 }} />}
      {whole && (
        <FormRenderer
          key={whole.id}
          sections={sections}
          initial={whole}
          under={['data']}
          onSave={keep}
          storedAs={storedAs}
          around={application.around}
          saveEvery={saveEvery}
          onSubmit={async (values) => {
            const now = await latest(await keep(values));
            if (now.view !== 'whole' || now.contentHash === null) return;
            if (await lacks.look(now)) return;
            submission.sign({ ...now, contentHash: now.contentHash });
          }}
          submitLabel="applicationScreens.submit"
          knownDefects={application.knownDefects}
          readOnly={!application.isEditable}
        >
          <FormHead step="edit" application={application} lacks={lacks} />
        </FormRenderer>
      )}
      {submission.dialog}
    </div>
  );
};
