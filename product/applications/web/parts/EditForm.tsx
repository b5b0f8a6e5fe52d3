import { Skeleton } from 'antd';
import { FormRenderer } from '#shell/form/FormRenderer';
import { NotFound } from '#shell/frame/errors/NotFound';
import { usePageTitle } from '#shell/frame/page';
import { useWords } from '#shell/words/say';
import { FormHead } from './FormHead';
import { useLacks } from './Lacks';
import { pick } from './pick';
import { stepForms } from './step-fields';
import { useSubmission } from './Submission';
import { useApplication } from './useApplication';

const { sections, fields } = stepForms.edit;

/** Everything an application says, on one page, up to its signature. */
export const EditForm = () => {
  const say = useWords();
  const application = useApplication('edit');
  const { whole, isLoading, isGone, storedAs, save, goTo, latest } = application;
  const lacks = useLacks();
  const submission = useSubmission(() => goTo('/EvaluationManagement/applyList'));
  usePageTitle(whole?.achievementName || undefined);
  const keep = (values: object) => save(pick(values, fields));
  if (isGone) return <NotFound />;
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
          onSubmit={async (values) => {
            const now = await latest(await keep(values));
            if (now.view !== 'whole' || now.contentHash === null) return;
            if (await lacks.look(now)) return;
            submission.sign({ id: now.id, rowVersion: now.rowVersion, contentHash: now.contentHash });
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
