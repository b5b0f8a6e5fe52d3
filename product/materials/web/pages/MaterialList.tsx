import { MaterialsTable } from '../parts/List';

/** The agency's and its assessors' list of original materials. */
const MaterialList = () => (
  <MaterialsTable
    actions={[
      {
        action: 'pass',
        label: 'materialScreens.review',
        to: ({ id }) => `/EvaluationManagement/detailOriginal2?Id=${id}`,
      },
    ]}
    empty="materialScreens.empty"
  />
);
export default MaterialList;
