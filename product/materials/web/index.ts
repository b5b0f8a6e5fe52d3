import './parts/materials.css';

/** The evidence of a material to be read, for the desks of other areas. */
export { EvidenceList } from './parts/EvidenceList';
export { ReadTables } from './parts/ReadTables';
export { MaterialOfCase } from './parts/MaterialOfCase';
export { FileView } from './parts/FileView';
export type { MaterialFile } from './parts/filling';
