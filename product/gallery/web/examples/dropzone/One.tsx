import { useState } from 'react';
import type { StoredFile } from '#shell/office';
import { FileUpload } from '#shell/parts/FileUpload';

/** One file of one kind: what does not fit is refused before it is sent, with its reason. */
const One = () => {
  const [files, setFiles] = useState<readonly StoredFile[]>([]);
  return <FileUpload value={files} onChange={setFiles} atMost={1} kinds={['pdf']} bytes={1_048_576} />;
};
export default One;
