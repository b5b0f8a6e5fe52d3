import { serve } from '#host/serve';
import { settingCalls } from '../contract';
import { listVersions, readSettings } from './read';
import { saveSettings } from './save';

export { storeFirstOperator, lastingSettings } from './operator';
export {
  calendarIn,
  calendarNow,
  pinSettings,
  pinnedNumber,
  settingsIn,
  settingsNow,
  settingsOf,
  settingsOfEach,
  settingsReads,
} from './values';

export default serve(settingCalls, { now: readSettings, save: saveSettings, versions: listVersions });
