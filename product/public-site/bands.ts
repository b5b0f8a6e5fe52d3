import type { Language } from '#contract/words';

/** What a visitor learns of an economic benefit: a band, never an amount (domain §7); 万元 is 10,000 CNY. */
export const benefitBands: Readonly<Record<Language, readonly [string, string, string, string]>> = {
  zh: ['100 万元以下', '100–1000 万元', '1000–5000 万元', '5000 万元以上'],
  en: ['below 1 million CNY', '1 to 10 million CNY', '10 to 50 million CNY', 'above 50 million CNY'],
  es: [
    'menos de 1 millón de CNY',
    'de 1 a 10 millones de CNY',
    'de 10 a 50 millones de CNY',
    'más de 50 millones de CNY',
  ],
};
