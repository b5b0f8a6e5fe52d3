import { serve } from '#host/serve';
import { settingCalls } from '../contract';
import { listVersions, readSettings } from './read';
import { saveSettings } from './save';

export { keepFirstOperator, lastingSettings } from './operator';
export {
  calendarNow,
  heldNumber,
  holdSettings,
  settingsIn,
  settingsNow,
  settingsOf,
  settingsOfEach,
  settingsReads,
} from './values';

export default serve(settingCalls, { now: readSettings, save: saveSettings, versions: listVersions });
