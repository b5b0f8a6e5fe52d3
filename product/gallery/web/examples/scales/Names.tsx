import { Wordmark } from '#shell/look/Wordmark';
import { ForeignTitle } from '#shell/parts/ForeignTitle';

/** The product's name, and a title as its author wrote it with the English one beneath for readers of other languages. */
const Names = () => (
  <>
    <Wordmark label="Assay" />
    <p>
      <ForeignTitle title="肺结节影像辅助诊断系统" english="Computer-aided diagnosis of pulmonary nodules" />
    </p>
  </>
);
export default Names;
