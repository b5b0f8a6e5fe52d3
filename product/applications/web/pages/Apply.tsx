import { FormRenderer } from '#shell/form/FormRenderer';
import { ForWhom } from '../parts/ForWhom';
import { FormHead } from '../parts/FormHead';
import { pick } from '../parts/pick';
import { refuseContradictions } from '../parts/contradictions';
import { Step, stepPath } from '../parts/Step';
import { stepForms } from '../parts/step-fields';
import { useApplication } from '../parts/useApplication';

const { sections, fields } = stepForms.apply;

/** Step 1 of the wizard: the achievement. */
const Apply = () => {
  const application = useApplication('apply');
  const { id, whole, formKey, keptAs, save, goTo, ownerId, draftFor } = application;
  const keep = (values: object) => save(pick(values, fields));
  return (
    <Step at={0} name={whole?.achievementName} {...application}>
      <ForWhom value={ownerId} onChange={draftFor} disabled={id !== undefined} />
      <FormRenderer
        key={formKey}
        sections={sections}
        initial={whole ?? {}}
        under={['data']}
        onSave={keep}
        keptAs={keptAs}
        onSubmit={async (values) => {
          const id = await keep(values);
          refuseContradictions(values);
          goTo(stepPath(1, id));
        }}
        submitLabel="applicationScreens.next"
        marks={application.marks}
        readOnly={!application.isEditable}
      >
        <FormHead step="apply" application={application} />
      </FormRenderer>
    </Step>
  );
};
export default Apply;
