export { PanelForm } from './parts/PanelForm';
export { PanelState } from './parts/PanelState';
export { Relationships } from './parts/Relationships';
