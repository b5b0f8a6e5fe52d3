/** So many parts of a file are looked at; what lies behind them is said to be unread. */
export const mostParts = { page: 500, sheet: 50, slide: 300 };
/** So many characters of one sheet. */
export const mostOfSheet = 8_000_000;
/** Bytes of a file that are read at all: what is larger holds pictures. */
export const mostBytes = 64 * 1_048_576;
/** Bytes of one document within an office file. */
export const mostOfMember = 32 * 1_048_576;
