import { ProjectDetail, ProjectList } from '../pages/shelves/Projects';
import { DownloadList } from '../pages/shelves/Downloads';
import { References } from '../pages/shelves/References';
import { VideoDetail, VideoList } from '../pages/shelves/Videos';
import { speak } from '../pages/speak';
import { shelfKinds, type ShelfKind } from '../view-types';
import { projectHead, shelfHead, videoHead } from './heads';
import { downloadPage, referencePage } from './listed';
import type { Drawn, Page, Visit } from './page';
import { projectPage, projectView } from './projects';
import { asked, pageAsked } from './site';
import { videoPage, videoView } from './videos';

const said = {
  project: 'projects',
  video: 'videos',
  reference: 'references',
  download: 'downloads',
} as const;

/** What a list beside the news is called and for, in the language of a visit. */
const shelfOf = ({ language }: Visit, kind: ShelfKind) => {
  const say = speak(language);
  return { kind, title: say(said[kind]), lead: say(`${said[kind]}Lead`) };
};

type Piece = (visit: Visit, id: string) => Promise<Drawn | undefined>;
type List = (visit: Visit, page: ReturnType<typeof pageAsked>) => Promise<Drawn['element']>;

const lists: Readonly<Record<ShelfKind, List>> = {
  project: async ({ site, language, readers }, page) => (
    <ProjectList site={site} view={await projectPage(readers, language, page)} />
  ),
  video: async ({ site, language, readers }, page) => (
    <VideoList site={site} view={await videoPage(readers, language, page)} />
  ),
  reference: async ({ site, language, readers }, page) => (
    <References site={site} view={await referencePage(readers, language, page)} />
  ),
  download: async ({ site, language, readers }, page) => (
    <DownloadList site={site} view={await downloadPage(readers, language, page)} />
  ),
};

/** Those of which each piece has a page of its own. */
const pieces: Readonly<Partial<Record<ShelfKind, Piece>>> = {
  project: async (visit, id) => {
    const { site, language, readers } = visit;
    const view = await projectView(readers, language, id);
    return (
      view && {
        ...projectHead(shelfOf(visit, 'project'), view, site.origin),
        element: <ProjectDetail site={site} view={view} />,
      }
    );
  },
  video: async (visit, id) => {
    const { site, language, readers } = visit;
    const view = await videoView(readers, language, id);
    return (
      view && {
        ...videoHead(shelfOf(visit, 'video'), view, site.origin),
        element: <VideoDetail site={site} view={view} />,
      }
    );
  },
};

/** What is listed beside the news at `/NewsInfo?kind=…`: the list of a kind, page by page, or the piece that is asked for. */
export const shelfPages = Object.fromEntries(
  shelfKinds.map((kind): [ShelfKind, Page] => [
    kind,
    async (visit) => {
      const piece = pieces[kind];
      const id = piece && (visit.readers.preview?.id ?? asked(visit.request, 'id'));
      if (piece && id) return piece(visit, id);
      const page = pageAsked(visit.request);
      return {
        ...shelfHead(shelfOf(visit, kind), page.pageIndex),
        element: await lists[kind](visit, page),
      };
    },
  ]),
) as Readonly<Record<ShelfKind, Page>>;
