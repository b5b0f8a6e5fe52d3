import { FormRenderer } from '../../../../shell/form/FormRenderer';
import { completionFields } from '../../completion';
import { completionSections } from '../parts/completion-sections';
import { pick } from '../parts/pick';
import { Step, stepPath } from '../parts/Step';
import { useApplication } from '../parts/useApplication';

/** Step 2 of the wizard: organisations, people, rights, benefit. */
const Apply2 = () => {
  const application = useApplication('apply2');
  const { id, whole, formKey, keptAs, save, goTo } = application;
  const keep = (values: object) => save(pick(values, completionFields));
  return (
    <Step at={1} name={whole?.achievementName} {...application}>
      <FormRenderer
        key={formKey}
        sections={completionSections}
        initial={whole ?? {}}
        under={['data']}
        onSave={keep}
        keptAs={keptAs}
        onBack={() => goTo(stepPath(0, id))}
        onSubmit={async (values) => goTo(stepPath(2, await keep(values)))}
        submitLabel="applicationScreens.next"
      />
    </Step>
  );
};
export default Apply2;
