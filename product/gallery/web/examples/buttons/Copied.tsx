import { CopyText } from '#shell/parts/CopyText';

/** A number that people carry elsewhere, with one press into the clipboard. */
const Copied = () => <CopyText text="KJPJ-2026-000128" label="galleryControls.buttons.number" />;
export default Copied;
