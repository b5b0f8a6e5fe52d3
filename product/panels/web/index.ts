import { lazy } from 'react';
import { withWords } from '#shell/words/with-words';

/** Loaded by those who decide about a sheet alone. */
export const FormRuling = lazy(withWords(() => import('./parts/FormRuling')));
export { PanelForm } from './parts/late';
export { PanelState } from './parts/PanelState';
export { useConfirming } from './parts/useConfirming';
export { Relationships } from './parts/Relationships';
