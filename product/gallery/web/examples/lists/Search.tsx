import { useState } from 'react';
import { SearchForm } from '#shell/list/query/SearchForm';
import type { Search as Sought } from '#shell/list/state';
import { galleryApi } from '../../calls';

/** One field and a word of it; or, in the advanced search, ranges and up to six conditions, each with how many rows it finds. */
const Search = () => {
  const [value, setValue] = useState<Sought>();
  return (
    <SearchForm
      declared={{
        fields: [{ value: 'title', label: 'galleryArticle.title' }],
        logic: { contains: 'LIKE', containsNot: 'NOT LIKE' },
      }}
      value={value}
      onSearch={setValue}
      counting={({ conditions = [] }) =>
        galleryApi.articles.query({ title: conditions[0]?.keyword ?? '', pageSize: 1 })
      }
    />
  );
};
export default Search;
