import { read, write } from '#contract/call';
import { id, listOf, moment, nothing, oneOf, ref, required, strictObject, text } from '#contract/field';
import { SignedIn } from './sign-in';

/** Where a provider sends the browser back to (PB8). */
export const landingPath = '/auth-redirect';

/** The query with which a provider sent the browser back: its code proves who somebody is, once. */
const answer = text(8_000, 1, { secret: true });

/** Signing in by providers of OpenID Connect, which the operator names, and linking them with one's own account. */
export const providerCalls = {
  /** Signs in whoever a provider has sent back. */
  enterByProvider: write('POST /api/UserAuth/EnterByProvider', {
    called: ['通过外部身份登录', 'Signed in by a provider', 'Inicio de sesión por proveedor'],
    may: 'anyone',
    takes: strictObject({ answer }),
    gives: strictObject({
      ...SignedIn.shape,
      /** The page of the office that was wanted when it began. */
      wanted: text(4_000).optional(),
    }),
    secretBody: true,
    seconds: 12,
  }),
  /** The providers there are, and which identities the caller has linked. */
  identities: read('GET /api/UserAuth/GetMyIdentities', {
    called: ['查看关联的登录方式', 'Linked sign-ins read', 'Consulta de accesos vinculados'],
    may: 'signed-in',
    takes: nothing,
    gives: strictObject({
      providers: listOf(strictObject({ provider: text(31), name: text(60) })),
      identities: listOf(
        strictObject({
          id,
          name: text(300),
          linkedAt: moment,
          lastUsedAt: moment.nullable(),
          can: listOf(oneOf(['unlink'])),
        }),
      ),
    }),
  }),
  /** Where the caller proves to a provider who they are there; the browser comes back to `linkIdentity`. */
  beginLinking: write('POST /api/UserAuth/BeginLinking', {
    called: ['开始关联外部身份', 'Linking begun', 'Vinculación iniciada'],
    may: 'signed-in',
    fresh: true,
    takes: strictObject({ provider: required(31) }),
    gives: strictObject({ address: text(8_000, 0, { secret: true }) }),
    seconds: 12,
  }),
  linkIdentity: write('POST /api/UserAuth/LinkIdentity', {
    called: ['关联外部身份', 'Identity linked', 'Identidad vinculada'],
    may: 'signed-in',
    fresh: true,
    takes: strictObject({ answer }),
    gives: nothing,
    secretBody: true,
    seconds: 12,
  }),
  unlinkIdentity: write('POST /api/UserAuth/UnlinkIdentity', {
    called: ['取消关联外部身份', 'Identity unlinked', 'Identidad desvinculada'],
    may: 'signed-in',
    fresh: true,
    on: 'signInIdentity',
    takes: strictObject({ id: ref('signInIdentity') }),
    gives: nothing,
  }),
};
