import { useQuery } from '@tanstack/react-query';
import { Button, Select } from 'antd';
import { useState } from 'react';
import { awaitedOptions } from '#shell/form/awaitedOptions';
import { Facts } from '#shell/pages/Facts';
import { SmallTable } from '#shell/parts/SmallTable';
import { useWords } from '#shell/words/say';
import { galleryApi } from '../../calls';
import { ArticleDialog } from '../../parts/ArticleDialog';
import { articleColumns } from '../../parts/article-columns';

/** One article with all its fields and where it was read; the newest, until another one is chosen. */
const OneArticle = () => {
  const say = useWords();
  const [chosen, setChosen] = useState<string>();
  const [dialog, setDialog] = useState<'new' | 'edit'>();
  const listed = useQuery(galleryApi.articles.query({ sort: '-id' }));
  const list = listed.data;
  const id = chosen ?? list?.rows[0]?.id ?? '';
  const { data: article } = useQuery({ ...galleryApi.article.query({ id }), enabled: id !== '' });
  const { data: read } = useQuery({ ...galleryApi.pageviews.query({ id }), enabled: id !== '' });
  return (
    <>
      <div className="in-place gap-below">
        <Select
          {...awaitedOptions(listed)}
          className="one-article__choose"
          aria-label={say('gallerySample.article.choose')}
          placeholder={say('gallerySample.article.choose')}
          value={id || null}
          options={list?.rows.map(({ id: value, title: label }) => ({ value, label })) ?? []}
          onChange={setChosen}
        />
        <Button disabled={!article} onClick={() => setDialog('edit')}>
          {say('galleryTable.complex.edit')}
        </Button>
        <Button type="primary" onClick={() => setDialog('new')}>
          {say('galleryTable.complex.add')}
        </Button>
      </div>
      {list?.total === 0 && <p role="status">{say('galleryTable.none')}</p>}
      {article && (
        <Facts
          row={article}
          facts={[
            { field: 'id', label: 'galleryArticle.id' },
            ...articleColumns,
            { field: 'content', label: 'galleryArticle.content', wide: true },
          ]}
        />
      )}
      {read && (
        <SmallTable
          title="gallerySample.article.views"
          level={3}
          head={['gallerySample.article.device', 'galleryArticle.pageviews']}
          figures={['galleryArticle.pageviews']}
          rows={read.pageviews.map(({ device, views }) => [device, views])}
        />
      )}
      {dialog && (
        <ArticleDialog
          article={dialog === 'edit' ? article : undefined}
          onClose={() => setDialog(undefined)}
        />
      )}
    </>
  );
};
export default OneArticle;
