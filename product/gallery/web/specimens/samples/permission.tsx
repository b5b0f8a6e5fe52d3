import Routes from '../../examples/permission/Routes';
import routes from '../../examples/permission/Routes.tsx?raw';
import { Specimen } from '../../parts/Specimen';

const PermissionSpecimen = () => (
  <Specimen
    use="gallerySample.permission.use"
    avoid="gallerySample.permission.avoid"
    examples={[{ title: 'gallerySample.permission.title', Component: Routes, source: routes }]}
  />
);
export default PermissionSpecimen;
