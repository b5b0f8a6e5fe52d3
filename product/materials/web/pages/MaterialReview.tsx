import { useQuery } from '@tanstack/react-query';
import { NotFound } from '#shell/frame/errors/NotFound';
import { usePageTitle } from '#shell/frame/page';
import { ofRecord, type OfRecord } from '#shell/pages/ofRecord';
import { PageAwaited } from '#shell/pages/PageAwaited';
import { materialsApi } from '../calls';
import { ReviewPage } from '../parts/review/ReviewPage';
import '../parts/materials.css';

/** The assessor's review of a material, item by item (domain §3.2, M3 and M4). */
const MaterialReview = ({ id }: OfRecord) => {
  const found = useQuery(materialsApi.byId.query({ id }));
  const material = found.data?.audience === 'staff' ? found.data : undefined;
  usePageTitle(material?.achievementName);
  if (!found.data) return <PageAwaited of={found} />;
  if (!material) return <NotFound />;
  // Begun anew where it was handed in or decided anew, never for another change: an hour's findings stand in it.
  const { id: of, status, versions } = material;
  return <ReviewPage key={`${of} ${status} ${versions.length}`} material={material} />;
};
export default ofRecord(MaterialReview);
