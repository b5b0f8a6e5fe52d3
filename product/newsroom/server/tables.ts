import type { Generated } from 'kysely';
import type { Json, Moment } from '#host/database/tables';
import type { Body } from '../body-tree';

interface ContentTable {
  id: string;
  kind: 'news' | 'notice' | 'policy' | 'download' | 'video' | 'about' | 'link';
  /** 6 draft, 0 submitted, 1 published, 3 returned, 2 withdrawn (domain §4.2). */
  status: number;
  language: string;
  /** The Chinese piece that this one translates. */
  translates: string | null;
  title: string;
  source: string;
  author: string;
  summary: string;
  body: Json<Body>;
  details: Json<Record<string, string>>;
  isTop: Generated<boolean>;
  views: Generated<number>;
  publishedAt: Moment | null;
  createdAt: Moment;
  rowVersion: Generated<number>;
}

declare module '#host/database/tables' {
  interface Tables {
    content: ContentTable;
  }
}
