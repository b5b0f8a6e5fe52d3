import { words } from '#contract/words';

/** What the demonstration's article calls its fields. */
export const galleryArticleWords = words({
  id: ['编号', 'Id', 'Identificador'],
  timestamp: ['时间', 'Time', 'Fecha y hora'],
  author: ['作者', 'Author', 'Autor'],
  reviewer: ['审稿人', 'Reviewer', 'Revisor'],
  title: ['标题', 'Title', 'Título'],
  content: ['正文', 'Content', 'Contenido'],
  importance: ['重要性', 'Importance', 'Importancia'],
  type: ['类型', 'Type', 'Tipo'],
  'type.CN': ['中国', 'China', 'China'],
  'type.US': ['美国', 'United States', 'Estados Unidos'],
  'type.JP': ['日本', 'Japan', 'Japón'],
  'type.EU': ['欧盟', 'European Union', 'Unión Europea'],
  status: ['状态', 'Status', 'Estado'],
  'status.published': ['已发布', 'Published', 'Publicado'],
  'status.draft': ['草稿', 'Draft', 'Borrador'],
  'status.deleted': ['已删除', 'Deleted', 'Eliminado'],
  pageviews: ['阅读量', 'Views', 'Visitas'],
});

declare module '#contract/words' {
  interface WordRegistry {
    galleryArticle: keyof typeof galleryArticleWords;
  }
}
