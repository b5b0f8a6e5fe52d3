import { FormRenderer } from '#shell/form/FormRenderer';
import { ForWhom } from '../parts/ForWhom';
import { FormHead } from '../parts/FormHead';
import { pick } from '../parts/draft/pick';
import { refuseContradictions } from '../parts/contradictions';
import { WizardStep, stepPath } from '../parts/WizardStep';
import { stepForms } from '#product/applications/web/forms';
import { saveEvery, useApplication } from '../parts/draft/useApplication';

const { sections, fields } = stepForms.apply;

/** Step 1 of the wizard: the achievement. */
const Apply = () => {
  const application = useApplication('apply');
  const { id, whole, formKey, storedAs, save, goTo, ownerId, draftFor } = application;
  const keep = (values: object) => save(pick(values, fields));
  return (
    <WizardStep at={0} name={whole?.achievementName} {...application}>
      <ForWhom value={ownerId} onChange={draftFor} disabled={id !== undefined} />
      <FormRenderer
        key={formKey}
        sections={sections}
        initial={whole ?? {}}
        under={['data']}
        onSave={keep}
        storedAs={storedAs}
        around={application.around}
        saveEvery={saveEvery}
        onSubmit={async (values) => {
          const id = await keep(values);
          refuseContradictions(values);
          goTo(stepPath(1, id));
        }}
        submitLabel="applicationScreens.next"
        knownDefects={application.knownDefects}
        readOnly={!application.isEditable}
      >
        <FormHead step="apply" application={application} />
      </FormRenderer>
    </WizardStep>
  );
};
export default Apply;
