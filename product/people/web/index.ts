/** The dialogs about one's own account; each comes when it is first opened. */
export const profileDialog = () => import('./parts/ProfileDialog');
export const passwordDialog = () => import('./parts/PasswordDialog');
export const mobileDialog = () => import('./parts/MobileDialog');
