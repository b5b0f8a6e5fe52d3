/** Width of a text in em, near enough to plan with: full for Chinese, a little over half for Latin. */
export const emWidth = (text: string): number =>
  [...text].reduce((sum, one) => sum + ((one.codePointAt(0) ?? 0) < 0x2000 ? 0.58 : 1), 0);
