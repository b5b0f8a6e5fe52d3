import { problems } from '#contract/problem';

/** Why a message is not sent again. */
export const messageProblems = problems({
  messageExpired: [
    2776,
    '信息中的链接或验证码已失效，不能重发；请让收件人重新获取，或由管理员重新发起',
    'The link or code in this message is dead, so it cannot be sent again; have a new one asked for',
    'El enlace o el código de este mensaje ya no vale y no se puede reenviar; hay que pedir uno nuevo',
  ],
});
