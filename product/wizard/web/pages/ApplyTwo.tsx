import { ofRecord, type OfRecord } from '#shell/pages/ofRecord';
import { EditForm } from '../parts/EditForm';
import { BeginAnew } from '../parts/BeginAnew';

/**
 * The second application for an achievement: begun from a passed one, or copied from a cancelled one, and then filled in beside
 * what the one before it said.
 */
const ApplyTwo = ({ id, named }: OfRecord<'Id' | 'PrevApplyId'>) =>
  named === 'Id' ? <EditForm /> : <BeginAnew id={id} />;
export default ofRecord(ApplyTwo, ['Id', 'PrevApplyId']);
