import { FormRenderer } from '../../../../shell/form/FormRenderer';
import { achievementFields } from '../../achievement';
import { achievementSections } from '../parts/achievement-sections';
import { pick } from '../parts/pick';
import { Step, stepPath } from '../parts/Step';
import { useApplication } from '../parts/useApplication';

/** Step 1 of the wizard: the achievement. */
const Apply = () => {
  const application = useApplication('apply');
  const { whole, formKey, keptAs, save, goTo } = application;
  const keep = (values: object) => save(pick(values, achievementFields));
  return (
    <Step at={0} name={whole?.achievementName} {...application}>
      <FormRenderer
        key={formKey}
        sections={achievementSections}
        initial={whole ?? {}}
        under={['data']}
        onSave={keep}
        keptAs={keptAs}
        onSubmit={async (values) => goTo(stepPath(1, await keep(values)))}
        submitLabel="applicationScreens.next"
      />
    </Step>
  );
};
export default Apply;
