import { serve } from '#host/serve';
import { myself } from '#product/people/server';
import { gallery } from '../contract';
import { galleryProblems } from '../problems';
import { sampleUsers, shortestSamplePassword } from '../sample';
import {
  createArticle,
  listArticles,
  listTransactions,
  readArticle,
  searchUsers,
  updateArticle,
  viewsOf,
} from './articles';

export { articleKind } from './visible';
export { seedSamples } from './samples';

/** The template's sign-in: no account is looked at and no session begins. Throws 6001. */
const signIn = ({ username, password }: { readonly username: string; readonly password: string }) => {
  const role = Object.entries(sampleUsers).find(([name]) => name === username.trim())?.[1];
  if (!role || password.length < shortestSamplePassword)
    throw galleryProblems.unknownUser({ least: shortestSamplePassword });
  return { token: `${role}-token` };
};

export default serve(gallery, {
  signIn,
  userInfo: async (_, context) => {
    const { roles, about, avatar, trueName } = await myself(context);
    return { roles, introduction: about, avatar, name: trueName };
  },
  articles: listArticles,
  article: (_, context) => readArticle(context),
  pageviews: (_, context) => viewsOf(context),
  createArticle,
  updateArticle,
  users: searchUsers,
  transactions: (_, context) => listTransactions(context),
});
