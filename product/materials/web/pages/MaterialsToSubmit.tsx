import { MaterialsTable } from '../parts/List';
import { templatePath } from '../parts/status';

/** The owner's list: what has to be handed in, how much is missing, until when. */
const MaterialsToSubmit = () => (
  <MaterialsTable
    actions={[
      {
        action: 'submit',
        label: 'materialScreens.fill',
        to: ({ id, template }) => templatePath(template as 1 | 2, id),
      },
    ]}
    empty="materialScreens.emptyToSubmit"
  />
);
export default MaterialsToSubmit;
