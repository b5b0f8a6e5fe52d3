import { MaterialsTable } from '../parts/List';

/** The owner's list: what has to be handed in, how much is missing, until when. */
const MaterialsToSubmit = () => <MaterialsTable list="toSubmit" empty="materialScreens.emptyToSubmit" />;
export default MaterialsToSubmit;
