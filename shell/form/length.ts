/** What the count of a text says; antd gives the text's length and its bound. */
interface Counted {
  readonly count: number;
  readonly maxLength?: number;
}

const tooMany = ({ count, maxLength = Infinity }: Counted): string =>
  count > maxLength ? `${count} / ${maxLength}` : '';

/**
 * The bound of a text, in characters. Nothing is cut from what is typed or pasted: a longer text stays as it is, marked with
 * its count, and is refused at its field when it is sent (ux, nothing typed is lost).
 */
export const atMost = (max: number) => ({ count: { max, show: tooMany } });

/** The same, for texts whose count always stands beneath them. */
export const counted = (max: number) => ({ count: { max, show: true } });
