/** The server writes into the document which kind of installation it is (security §3.19). */
export const isDemonstration =
  document.querySelector<HTMLMetaElement>('meta[name="demonstration"]')?.content === 'yes';
