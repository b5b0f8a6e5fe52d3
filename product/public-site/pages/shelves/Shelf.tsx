import type { ReactNode } from 'react';
import type { Paging, Site } from '../../view-types';
import { Layout } from '../Layout';
import { Pager } from '../Pager';
import { PageHead } from '../parts';

interface ShelfProps {
  readonly site: Site;
  readonly title: string;
  readonly lead: string;
  readonly paging: Paging;
  readonly children: ReactNode;
}

/** The list of one kind beside the news: what it is for, the rows of a page, and the way to the others. */
export const Shelf = ({ site, title, lead, paging, children }: ShelfProps) => (
  <Layout site={site}>
    <div className="frame shelves">
      <PageHead title={title} lead={lead} />
      {children}
      <Pager site={site} paging={paging} />
    </div>
  </Layout>
);
