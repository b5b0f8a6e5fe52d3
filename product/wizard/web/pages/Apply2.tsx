import { useQuery } from '@tanstack/react-query';
import { FormRenderer } from '#shell/form/FormRenderer';
import { peopleApi } from '#product/people/web/calls';
import { FormHead } from '../parts/FormHead';
import { withOwnRows } from '../parts/own-rows';
import { pick } from '../parts/draft/pick';
import { refuseContradictions } from '../parts/contradictions';
import { WizardStep, stepPath } from '../parts/WizardStep';
import { stepForms } from '#product/applications/web/forms';
import { saveEvery, useApplication } from '../parts/draft/useApplication';

const { sections, fields } = stepForms.apply2;

/** Step 2 of the wizard: organisations, people, rights, benefit. */
const Apply2 = () => {
  const application = useApplication('apply2');
  const { id, whole, formKey, storedAs, save, goTo } = application;
  const me = useQuery(peopleApi.myself.query({}));
  const keep = (values: object) => save(pick(values, fields));
  return (
    <WizardStep
      at={1}
      name={whole?.achievementName}
      {...application}
      isLoading={application.isLoading || me.isPending}
    >
      <FormRenderer
        key={formKey}
        sections={sections}
        initial={whole ? withOwnRows(whole, me.data?.[0]) : {}}
        under={['data']}
        onSave={keep}
        storedAs={storedAs}
        around={application.around}
        saveEvery={saveEvery}
        onBack={() => goTo(stepPath(0, id))}
        onSubmit={async (values) => {
          const id = await keep(values);
          refuseContradictions(values);
          goTo(stepPath(2, id));
        }}
        submitLabel="applicationScreens.next"
        knownDefects={application.knownDefects}
        readOnly={!application.isEditable}
      >
        <FormHead step="apply2" application={application} />
      </FormRenderer>
    </WizardStep>
  );
};
export default Apply2;
