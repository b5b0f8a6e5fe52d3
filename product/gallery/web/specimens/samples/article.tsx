import OneArticle from '../../examples/article/OneArticle';
import oneArticle from '../../examples/article/OneArticle.tsx?raw';
import { Specimen } from '../../parts/Specimen';

const ArticleSpecimen = () => (
  <Specimen
    use="gallerySample.article.use"
    avoid="gallerySample.article.avoid"
    examples={[
      { title: 'gallerySample.article.title', Component: OneArticle, source: oneArticle, isWide: true },
    ]}
  />
);
export default ArticleSpecimen;
