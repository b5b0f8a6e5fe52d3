/** The dialogs about one's own account; each comes when it is first opened. */
export const profileDialog = () => import('./parts/ProfileDialog');
export const passwordDialog = () => import('./parts/PasswordDialog');
export const mobileDialog = () => import('./parts/MobileDialog');
/** The choice of an avatar and of the pictures beside it. */
export const pictures = () => import('./parts/Pictures');
/** Brings in what was matched elsewhere to the columns of the template. */
export const givenImports = () => import('./parts/GivenImport');
