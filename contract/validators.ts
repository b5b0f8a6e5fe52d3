import { isCreditCode } from './credit-code';
import { isIdentityCard } from './identity-card';

/**
 * The checks of VA4: screens and server ask here alike (VA5). Each judges a text as it stands;
 * trimming it, or reading another spelling of it, is the caller's affair.
 */
export { isCreditCode, isIdentityCard };

/** A mobile number: 1 and ten more digits. */
export const isMobile = (text: string): boolean => /^1\d{10}$/.test(text);

/**
 * A landline: an area code of two or three digits and a number of seven or eight. The 0 that is dialled before an area
 * code may stand or not; without it a hyphen tells the two apart, so that no mobile number is taken for a landline.
 */
export const isLandline = (text: string): boolean => /^(?:0[1-9]\d{1,2}-?|[1-9]\d{1,2}-)\d{7,8}$/.test(text);

/** The phone pattern: a mobile number or a landline. */
export const isPhone = (text: string): boolean => isMobile(text) || isLandline(text);

/**
 * A plain address with one @ and a domain. Accents and other alphabets are how a letter meant for one person reaches
 * another (RS-03), and an asterisk stands for what is masked: none of them is taken.
 */
export const isEmail = (text: string): boolean =>
  text.length <= 254 &&
  text.indexOf('@') <= 64 &&
  /^[a-z0-9!#$%&'+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'+/=?^_`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z]{2,}$/i.test(
    text,
  );

/**
 * An address of the web, with its scheme. One that bears a name and password is refused: what stands before its @ is
 * read as the place it leads to. So are spaces, backslashes and what nobody sees: browsers drop or bend them.
 */
export const isUrl = (text: string): boolean =>
  /^https?:\/\/[^\s/?#@\\]+(?:[/?#][^\s\\]*)?$/i.test(text) &&
  !/[\p{Cc}\p{Cf}]/u.test(text) &&
  URL.canParse(text);

/** Letters of the Latin alphabet and nothing else, of both cases or of one; the empty text has none. */
export const isLetters = (text: string): boolean => /^[A-Za-z]+$/.test(text);
export const isLowerCase = (text: string): boolean => /^[a-z]+$/.test(text);
export const isUpperCase = (text: string): boolean => /^[A-Z]+$/.test(text);
