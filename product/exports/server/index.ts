import { serve } from '../../../host/serve';
import { exports } from '../contract';
import { exportList } from './export-list';

export { offerLists } from './lists';

export default serve(exports, { list: exportList });
