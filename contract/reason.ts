/** Under this name the office leaves word for the sign-in page why it did not open: in the window's own storage, told once. */
export const reasonKey = 'signInReason';
