import Icons from '../../examples/icons/Icons';
import icons from '../../examples/icons/Icons.tsx?raw';
import { Specimen } from '../../parts/Specimen';

const IconsSpecimen = () => (
  <Specimen
    use="gallerySample.icons.use"
    avoid="gallerySample.icons.avoid"
    examples={[{ title: 'gallerySample.icons.title', Component: Icons, source: icons, isWide: true }]}
  />
);
export default IconsSpecimen;
