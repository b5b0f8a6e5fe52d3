import { useState } from 'react';
import { prepare } from '#shell/actions/prepare';
import { ListPage } from '#shell/list/ListPage';
import { articleSorts, articleTypes, importances, type Article } from '#product/gallery/article';
import { galleryApi } from '../../calls';
import { ArticleDialog } from '../../parts/ArticleDialog';
import { articleColumns, articleTypeWords } from '../../parts/article-columns';
import { writtenOf } from '../../parts/written';
import { sortWords } from './sort-words';

/** The article as its status is changed from the list. */
const withStatus = (article: Article, status: Article['status']) =>
  prepare(galleryApi.updateArticle, { ...writtenOf(article), status });

/** A list with everything: filters, order, actions on one row and on many, a dialog to write in, an export. */
const Articles = () => {
  const [written, setWritten] = useState<Article | 'new'>();
  return (
    <>
      <ListPage
        call={galleryApi.articles}
        rowKey="id"
        columns={articleColumns}
        filters={[
          { control: 'text', field: 'title', label: 'galleryArticle.title' },
          {
            control: 'choice',
            field: 'importance',
            label: 'galleryArticle.importance',
            options: importances.map((value) => ({ value: String(value), text: '★'.repeat(value) })),
          },
          {
            control: 'choice',
            field: 'type',
            label: 'galleryArticle.type',
            options: articleTypes.map((value) => ({ value, label: articleTypeWords[value] })),
          },
          {
            control: 'choice',
            field: 'sort',
            label: 'galleryTable.complex.sort',
            options: articleSorts.map((value) => ({ value, label: sortWords[value] })),
          },
        ]}
        toolbar={[{ label: 'galleryTable.complex.add', primary: true, run: () => setWritten('new') }]}
        actions={[
          { action: 'edit', always: true, label: 'galleryTable.complex.edit', run: setWritten },
          {
            action: 'publish',
            always: true,
            label: 'galleryTable.complex.publish',
            call: (article) => withStatus(article, 'published'),
            done: 'galleryTable.inline.saved',
          },
          {
            action: 'remove',
            always: true,
            danger: true,
            label: 'galleryTable.complex.remove',
            question: { title: 'galleryTable.complex.removeQuestion', values: ({ title }) => ({ title }) },
            call: (article) => withStatus(article, 'deleted'),
            done: 'galleryTable.inline.saved',
          },
        ]}
        empty="galleryTable.none"
      />
      {written && (
        <ArticleDialog
          article={written === 'new' ? undefined : written}
          onClose={() => setWritten(undefined)}
        />
      )}
    </>
  );
};
export default Articles;
