/** Hidden pages of the menu that stand in the account's menu too, for whoever's menu has them. */
export const ownOfMenu: readonly string[] = ['/system/myDeeds', '/EvaluationManagement/drafting'];

/** Pages that no menu holds: a person's own affairs, which everybody has whatever the menu says. */
export const ownPages = {
  email: { path: '/profile/email', page: 'people/ConfirmEmail', title: 'people.confirmEmail' },
  signIns: {
    path: '/profile/signIns',
    page: 'access/SignIns',
    title: 'accessScreens.signIns',
    offered: true,
  },
  whoLooked: {
    path: '/profile/whoLooked',
    page: 'audit/WhoLooked',
    title: 'audit.whoLooked',
    offered: true,
  },
  exports: {
    path: '/profile/exports',
    page: 'exports/OwnRequests',
    title: 'exports.ownRequests',
    offered: true,
  },
  privacy: {
    path: '/profile/privacy',
    page: 'privacy/OwnData',
    title: 'privacy.title',
    offered: true,
  },
  secondFactor: {
    path: '/profile/secondFactor',
    page: 'access/SecondFactor',
    title: 'accessScreens.secondFactor',
    offered: true,
  },
} as const;
