import { problems } from '#contract/problem';

/** What the sample calls can refuse. */
export const galleryProblems = problems({
  unknownUser: [
    6001,
    '示例用户名或密码不正确：用户名为 admin 或 editor，密码至少 {{least}} 位',
    'No such sample user: the names are admin and editor, a password has {{least}} characters or more',
    'No existe ese usuario de muestra: los nombres son admin y editor, y la contraseña tiene {{least}} caracteres o más',
  ],
});
