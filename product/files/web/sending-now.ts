/** Uploads that this page is sending, or has sent: they are on their way, not cut off. */
export const sendingNow = new Set<string>();
