export { PanelForm } from './parts/PanelForm';
export { PanelState } from './parts/PanelState';
export { Ties } from './parts/Ties';
