import { useState } from 'react';
import type { StoredFile } from '#shell/office';
import { FileUpload } from '#shell/parts/FileUpload';

/** Several files, dropped or chosen. */
const Several = () => {
  const [files, setFiles] = useState<readonly StoredFile[]>([]);
  return <FileUpload value={files} onChange={setFiles} />;
};
export default Several;
