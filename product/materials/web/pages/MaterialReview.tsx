import { useQuery } from '@tanstack/react-query';
import { PageSkeleton } from '#shell/frame/PageSkeleton';
import { usePageTitle } from '#shell/frame/page';
import { ofRecord, type OfRecord } from '#shell/pages/ofRecord';
import { NoRecord } from '#shell/pages/NoRecord';
import { materialsApi } from '../calls';
import { ReviewPage } from '../parts/review/ReviewPage';
import '../parts/materials.css';

/** The assessor's review of a material, item by item (domain §3.2, M3 and M4). */
const MaterialReview = ({ id }: OfRecord) => {
  const found = useQuery(materialsApi.byId.query({ id }));
  const material = found.data?.audience === 'staff' ? found.data : undefined;
  usePageTitle(material?.achievementName);
  if (found.isError && !material) return <NoRecord of={found} />;
  if (!material) return <PageSkeleton />;
  return <ReviewPage key={`${material.id} ${material.rowVersion}`} material={material} />;
};
export default ofRecord(MaterialReview);
