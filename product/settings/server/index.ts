import { serve } from '../../../host/serve';
import { settingCalls } from '../contract';
import { listVersions, readSettings } from './read';
import { saveSettings } from './save';

export { tellObjections } from './objections';
export { calendarNow, heldNumber, holdSettings, settingsNow, settingsOf, settingsOfEach } from './values';

export default serve(settingCalls, { now: readSettings, save: saveSettings, versions: listVersions });
