import { Skeleton } from 'antd';

/** The shape of a page that is on its way: a title, a bar, rows. */
export const PageSkeleton = () => (
  <div className="page__body" aria-busy="true">
    <Skeleton active title={{ width: 240 }} paragraph={{ rows: 1, width: '60%' }} />
    <div className="card">
      <Skeleton active title={false} paragraph={{ rows: 8, width: '100%' }} />
    </div>
  </div>
);
