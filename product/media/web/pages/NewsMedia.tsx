import { lazy, Suspense, useState } from 'react';
import { useSearchParams } from 'react-router';
import { prepare } from '#shell/actions/prepare';
import { ListPage } from '#shell/list/ListPage';
import { Piece } from '#shell/parts/Piece';
import { mediaApi } from '../calls';
import '../parts/media.css';

const PictureDialog = lazy(async () => ({
  default: (await import('../parts/PictureDialog')).PictureDialog,
}));
const PictureRecord = lazy(() => import('../parts/PictureRecord'));

const states = {
  rendering: 'media.state.rendering',
  ready: 'media.state.ready',
  failed: 'media.state.failed',
} as const;

/** Every picture that editors may put into what readers read, what was changed last first. */
const Library = () => {
  const [adding, setAdding] = useState(false);
  return (
    <>
      <ListPage
        call={mediaApi.list}
        rowKey="id"
        again={(rows) => (rows.some(({ state }) => state === 'rendering') ? 10_000 : undefined)}
        columns={[
          {
            field: 'name',
            label: 'media.name',
            width: 320,
            draw: ({ name, thumbnail }) => (
              <span className="picture-cell">
                <img src={thumbnail} alt="" />
                {name}
              </span>
            ),
          },
          { field: 'number', label: 'media.number', width: 80, as: 'number' },
          {
            field: 'width',
            label: 'media.size',
            width: 120,
            as: 'number',
            draw: ({ width, height }) => `${width} × ${height}`,
          },
          { field: 'uses', label: 'media.uses', width: 90, as: 'number' },
          {
            field: 'state',
            label: 'media.state',
            width: 110,
            as: { status: { rendering: 'progress', ready: 'passed', failed: 'returned' }, words: states },
          },
          { field: 'isProposed', label: 'media.use.proposed', width: 120, as: 'yesNo' },
          { field: 'uploaderName', label: 'media.uploader', width: 110 },
          { field: 'updatedAt', label: 'media.updatedAt', width: 150, as: 'ago' },
        ]}
        filters={[
          { control: 'text', field: 'keyword', label: 'media.keyword' },
          {
            control: 'choice',
            field: 'use',
            label: 'media.use',
            options: [
              { value: 'used', label: 'media.use.used' },
              { value: 'unused', label: 'media.use.unused' },
              { value: 'proposed', label: 'media.use.proposed' },
            ],
          },
        ]}
        toolbar={[{ label: 'media.add', primary: true, action: 'media.edit', run: () => setAdding(true) }]}
        actions={[
          { action: 'detail', always: true, label: 'media.open', to: ({ id }) => `/NewsMedia?Id=${id}` },
          {
            action: 'remove',
            danger: true,
            label: 'media.remove',
            question: { title: 'media.removeQuestion', values: ({ name }) => ({ name }) },
            call: ({ id, rowVersion }) => prepare(mediaApi.remove, { id, rowVersion }),
            done: 'media.removed',
          },
        ]}
        above={<Piece name="contentLists" id="" />}
        empty="media.none"
      />
      {adding && (
        <Suspense fallback={null}>
          <PictureDialog onClose={() => setAdding(false)} />
        </Suspense>
      )}
    </>
  );
};

/** The library of pictures, and of one (`?Id=…`) everything there is to know. */
const NewsMedia = () => {
  const [asked] = useSearchParams();
  const id = asked.get('Id');
  return id ? (
    <Suspense fallback={<div className="page__body" aria-busy="true" />}>
      <PictureRecord key={id} id={id} />
    </Suspense>
  ) : (
    <Library />
  );
};
export default NewsMedia;
