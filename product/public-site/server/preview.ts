import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Services } from '#host/services';
import type { ShownPicture } from '#product/media/Shown';
import { previewBy, versionPictures, type Preview } from '#product/newsroom/server';
import { visitorsAddress, visitorsPage } from '#product/newsroom/visitors-pages';
import { hrefWith, pathOf } from '../address';
import type { Page } from './page';
import { asked } from './site';

/** The token of a link, empty where none was sent, and what it opens at this moment. */
export const previewAsked = (services: Services, request: FastifyRequest) => {
  const token = asked(request, 'preview');
  return {
    token,
    open: async (): Promise<Preview | undefined> => (token ? previewBy(services, token) : undefined),
  };
};

/** What is not for everybody is kept by nobody, and found by no search engine. */
export const privately = (reply: FastifyReply): FastifyReply =>
  reply.header('cache-control', 'no-store').header('x-robots-tag', 'noindex');

/** A picture of a draft, at the address at which its link opens it. */
export const previewed = <Picture extends ShownPicture>(picture: Picture, { token }: Preview): Picture => ({
  ...picture,
  query: `?preview=${token}`,
});

/** Pictures of a text, which may be a draft that a link opens. */
export const allPreviewed = <Picture extends ShownPicture>(
  pictures: ReadonlyMap<number, Picture>,
  preview: Preview | undefined,
): ReadonlyMap<number, Picture> =>
  preview
    ? new Map([...pictures].map(([number, picture]) => [number, previewed(picture, preview)]))
    : pictures;

/** Whether the version that a link shows has this picture. */
export const opensPicture = async ({ db }: Services, preview: Preview, pictureId: string): Promise<boolean> =>
  (await versionPictures(db, preview)).includes(pictureId);

/**
 * A page that can also be read by a link to what is being written (domain §4.2): drawn as if that had been published, for its one
 * reader. Undefined, as any page that is not there, where the link opens nothing, or something that stands on another page. What
 * has been published meanwhile is read where everybody reads it.
 */
export const previewable =
  (services: Services, page: Page): Page =>
  async (visit) => {
    const { request, site } = visit;
    const { token, open } = previewAsked(services, request);
    if (!token) return page(visit);
    const preview = await open();
    if (!preview) return undefined;
    const here = hrefWith(pathOf(request.url), { kind: asked(request, 'kind', 10) });
    const id = asked(request, 'id');
    if (here !== visitorsPage(preview.kind) || (id && id !== preview.id)) return undefined;
    if (preview.isPublished) return { goTo: visitorsAddress(preview.kind, preview.id) };
    const drawn = await page({
      ...visit,
      site: { ...site, previewEnds: preview.endsAt },
      readers: { ...services, preview },
    });
    if (!drawn || 'goTo' in drawn) return drawn;
    const { reads: _reads, discovery: _discovery, ...shown } = drawn;
    return { ...shown, unlisted: true };
  };
