import { FormRenderer } from '#shell/form/FormRenderer';
import { useLacks } from '../parts/check/Lacks';
import { FormHead } from '../parts/FormHead';
import { pick } from '../parts/draft/pick';
import { WizardStep, stepPath } from '../parts/WizardStep';
import { useSubmission } from '../parts/check/Submission';
import { stepForms } from '#product/applications/web/forms';
import { saveEvery, useApplication } from '../parts/draft/useApplication';

const { sections, fields } = stepForms.apply3;

/** Step 3 of the wizard: agency, commitments, and the signature with which the application is submitted. */
const Apply3 = () => {
  const application = useApplication('apply3');
  const { id, whole, formKey, storedAs, save, goTo, latest } = application;
  const lacks = useLacks();
  const submission = useSubmission(() => goTo('/EvaluationManagement/applyList'));
  const keep = (values: object) => save(pick(values, fields));
  return (
    <WizardStep at={2} name={whole?.achievementName} {...application}>
      <FormRenderer
        key={formKey}
        sections={sections}
        initial={whole ?? {}}
        under={['data']}
        onSave={keep}
        storedAs={storedAs}
        around={application.around}
        saveEvery={saveEvery}
        onBack={() => goTo(stepPath(1, id))}
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
        <FormHead step="apply3" application={application} lacks={lacks} />
      </FormRenderer>
      {submission.dialog}
    </WizardStep>
  );
};
export default Apply3;
