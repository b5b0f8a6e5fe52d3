import { MaterialsTable } from '../parts/List';

/** The agency's and its assessors' list of original materials. */
const MaterialList = () => <MaterialsTable list="all" empty="materialScreens.empty" />;
export default MaterialList;
