/** From where to where each scale of an evaluation goes (domain §5.1–5.3); no innovation at all is a level, too. */
export const scales = {
  maturity: { least: 1, most: 13 },
  innovation: { least: 0, most: 4 },
  advancement: { least: 1, most: 7 },
} as const;
