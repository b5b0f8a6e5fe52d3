import { calls, read, write } from '#contract/call';
import {
  id,
  integer,
  listOf,
  moment,
  money,
  nothing,
  oneOf,
  ref,
  required,
  strictObject,
  text,
} from '#contract/field';
import { withMetadata } from '#contract/metadata';
import { Article, ArticleChange, ArticleFilter, ArticlePage, NewArticle } from './article';
import { galleryRights } from './rights';
import { devices, transactionStatuses } from './sample';

const articleId = { id: withMetadata(ref('article'), { wire: 'id' }) };
const lower = (wire: string) => text(200, 0, { wire });

/**
 * The template's sample calls under its own paths and names (AP8). `login/logout` is the one of `product/access`;
 * `login/login` never makes a session: what it gives opens nothing.
 */
export const gallery = calls('gallery', galleryRights, {
  signIn: read('POST /login/login', {
    called: ['示例登录', 'Sample sign-in', 'Inicio de sesión de muestra'],
    may: 'anyone',
    takes: strictObject({
      username: required(64, { wire: 'username' }),
      password: text(100, 0, { wire: 'password', secret: true }),
    }),
    gives: strictObject({ token: text(200, 0, { wire: 'token', secret: true }) }),
    secretBody: true,
    refusedAfter: 400,
  }),
  /** The caller as the template's client knows whoever is signed in. */
  userInfo: read('GET /user/info', {
    called: ['查看示例用户', 'Sample user read', 'Usuario de muestra consultado'],
    may: 'gallery.use',
    takes: nothing,
    gives: strictObject({
      roles: withMetadata(listOf(text(60)), { wire: 'roles' }),
      introduction: lower('introduction'),
      avatar: lower('avatar'),
      name: lower('name'),
    }),
  }),
  articles: read('GET /article/list', {
    called: ['查看示例文章列表', 'Sample articles listed', 'Lista de artículos de muestra'],
    may: 'gallery.use',
    takes: ArticleFilter,
    gives: ArticlePage,
  }),
  article: read('GET /article/detail', {
    called: ['查看示例文章', 'Sample article read', 'Artículo de muestra consultado'],
    may: 'gallery.use',
    on: 'article',
    takes: strictObject(articleId),
    gives: Article,
  }),
  /** How often an article was opened, by what it was read on. */
  pageviews: read('GET /article/pv', {
    called: ['查看示例文章阅读量', 'Views of a sample article read', 'Visitas de un artículo de muestra'],
    may: 'gallery.use',
    on: 'article',
    takes: strictObject(articleId),
    gives: strictObject({
      pageviews: withMetadata(
        listOf(
          strictObject({
            device: withMetadata(oneOf(devices), { wire: 'key' }),
            views: integer(0, 2_000_000_000, { wire: 'pv' }),
          }),
        ),
        { wire: 'pvData' },
      ),
    }),
  }),
  createArticle: write('POST /article/create', {
    called: ['新建示例文章', 'Sample article made', 'Artículo de muestra creado'],
    may: 'gallery.use',
    takes: NewArticle,
    gives: strictObject({ id: withMetadata(id, { wire: 'id' }) }),
  }),
  updateArticle: write('POST /article/update', {
    called: ['修改示例文章', 'Sample article changed', 'Artículo de muestra modificado'],
    may: 'gallery.use',
    on: 'article',
    takes: ArticleChange,
    gives: strictObject({ rowVersion: integer(1, 1_000_000_000) }),
  }),
  /** Authors and reviewers of the sample articles; nobody of the product is among them. */
  users: read('GET /search/user', {
    called: ['查找示例人员', 'Sample people searched', 'Personas de muestra buscadas'],
    may: 'gallery.use',
    takes: strictObject({ name: text(50, 0, { wire: 'name' }).optional() }),
    gives: strictObject({
      people: withMetadata(listOf(strictObject({ name: lower('name') })), { wire: 'items' }),
    }),
  }),
  transactions: read('GET /transaction/list', {
    called: ['查看示例交易', 'Sample transactions listed', 'Transacciones de muestra'],
    may: 'gallery.use',
    takes: nothing,
    gives: strictObject({
      transactions: withMetadata(
        listOf(
          strictObject({
            orderNumber: lower('order_no'),
            timestamp: withMetadata(moment, { wire: 'timestamp' }),
            username: lower('username'),
            /** In yuan. */
            price: withMetadata(money, { wire: 'price' }),
            status: withMetadata(oneOf(transactionStatuses), { wire: 'status' }),
          }),
        ),
        { wire: 'items' },
      ),
      total: integer(0, 1_000_000_000, { wire: 'total' }),
    }),
  }),
});
