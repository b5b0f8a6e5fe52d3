import { useQuery } from '@tanstack/react-query';
import { Skeleton } from 'antd';
import { useSearchParams } from 'react-router';
import { usePageTitle } from '../../../../shell/frame/page';
import { EmptyList } from '../../../../shell/list/EmptyList';
import { materialsApi } from '../calls';
import { ReviewDesk } from '../parts/review/ReviewDesk';
import '../parts/materials.css';

/** The assessor's review of a material, item by item (domain §3.2, M3 and M4). */
const MaterialReview = () => {
  const [asked] = useSearchParams();
  const found = useQuery(materialsApi.byId.query({ id: asked.get('Id') ?? '' }));
  const material = found.data?.audience === 'staff' ? found.data : undefined;
  usePageTitle(material?.achievementName);
  if (found.isError) return <EmptyList narrowed={false} says="shell.notFoundTitle" />;
  if (!material) return <Skeleton active paragraph={{ rows: 12 }} />;
  return <ReviewDesk key={`${material.id} ${material.rowVersion}`} material={material} />;
};
export default MaterialReview;
