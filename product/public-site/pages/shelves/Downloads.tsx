import type { FileNode } from '#product/newsroom/body-tree';
import type { DownloadListView, FileLink, Site } from '../../view-types';
import { Empty, onPaper, SectionHead } from '../parts';
import { fileSize } from '#contract/formatters';
import { figure, speak } from '../speak';
import { Shelf } from './Shelf';

/** Files with kind and size, so that nobody is surprised by what arrives. */
export const FileRows = ({ files, site }: { readonly files: readonly FileLink[]; readonly site: Site }) => (
  <ul className="files">
    {files.map((file) => (
      <li key={file.href} className="files__row">
        <a href={file.href} download="" lang={file.language} {...onPaper(site, file.href)}>
          {file.title}
        </a>
        <span className="files__kind">
          {file.count !== undefined && (
            <span>{speak(site.language)('downloaded', { count: figure(file.count, site.language) })}</span>
          )}
          {file.forWhom && <span>{speak(site.language)('forWhom', { name: file.forWhom })}</span>}
          {file.version && <span>{file.version}</span>}
          <span>{file.kind}</span>
          <span className="files__size">{fileSize(file.bytes, site.language)}</span>
        </span>
      </li>
    ))}
  </ul>
);

/** Draws the files that a text names, as they are listed; one that is not to be had leaves its place empty. */
export const fileFrom =
  (files: ReadonlyMap<string, FileLink> | undefined, site: Site) =>
  ({ id }: FileNode['attrs']) => {
    const file = files?.get(id);
    return file && <FileRows files={[file]} site={site} />;
  };

const list = '/NewsInfo?kind=download';

/** Forms and files on the home page. */
export const Downloads = ({ files, site }: { readonly files: readonly FileLink[]; readonly site: Site }) => {
  const say = speak(site.language);
  return (
    <section aria-labelledby="downloads">
      <SectionHead id="downloads" title={say('downloads')} more={{ text: say('more'), href: list }} />
      {files.length ? <FileRows files={files} site={site} /> : <Empty>{say('noDownloads')}</Empty>}
    </section>
  );
};

/** `/NewsInfo?kind=download`: all of them. */
export const DownloadList = ({ site, view }: { readonly site: Site; readonly view: DownloadListView }) => {
  const say = speak(site.language);
  return (
    <Shelf site={site} title={say('downloads')} lead={say('downloadsLead')} paging={view.paging}>
      {view.rows.length ? <FileRows files={view.rows} site={site} /> : <Empty>{say('noDownloads')}</Empty>}
    </Shelf>
  );
};
