export { PanelForm } from './parts/PanelForm';
export { PanelState } from './parts/PanelState';
export { useConfirming } from './parts/useConfirming';
export { Relationships } from './parts/Relationships';
