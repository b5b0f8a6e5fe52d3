import type { Moment } from '../database/tables';
import type { ScanState } from './scan';

/** An upload. Several rows may share one content; it goes when the last of them goes. */
interface FileTable {
  id: string;
  sha256: string;
  /** For showing only. */
  name: string;
  size: number;
  mime: string;
  scanState: ScanState;
  ownerId: string | null;
  /** What it was uploaded for; decides who may read it. */
  class: string;
  createdAt: Moment;
}

declare module '../database/tables' {
  interface Tables {
    file: FileTable;
  }
}
