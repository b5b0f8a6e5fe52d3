import Sentences from '../../examples/translations/Sentences';
import sentences from '../../examples/translations/Sentences.tsx?raw';
import { Specimen } from '../../parts/Specimen';

const TranslationsSpecimen = () => (
  <Specimen
    use="gallerySample.translations.use"
    avoid="gallerySample.translations.avoid"
    examples={[{ title: 'gallerySample.translations.title', Component: Sentences, source: sentences }]}
  />
);
export default TranslationsSpecimen;
