const svgSpace = 'http://www.w3.org/2000/svg';
/** What XML cannot hold. */
// oxlint-disable-next-line no-control-regex
const unwritable = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

/**
 * The text of a sheet as it was written: what the browser makes of it again may lack what a shorthand with a custom
 * property said. Sheets that a script wrote have no other text.
 */
const textOf = async (sheet: CSSStyleSheet): Promise<string> => {
  const { ownerNode, href } = sheet;
  if (href !== null) {
    const answer = await fetch(href);
    if (!answer.ok) throw new Error(`the styles of ${href} were answered with ${answer.status}`);
    return answer.text();
  }
  return ownerNode?.textContent || [...sheet.cssRules].map(({ cssText }) => cssText).join('\n');
};

/** Queries are answered here and now: in the picture they would be asked of the picture and not of the window. */
const answered = (css: string): string =>
  css.replaceAll(
    /@media([^{;]+)\{/g,
    (_, query: string) => `@media ${matchMedia(query).matches ? 'all' : 'not all'} {`,
  );

/** All rules of style of this window, as text. */
export const allStyles = async (): Promise<string> => {
  const sheets = [...document.styleSheets, ...document.adoptedStyleSheets];
  const texts = await Promise.all(sheets.map(textOf));
  return texts.map((css) => answered(css)).join('\n');
};

/** The same image as data: a picture may load nothing, and a policy that lets no script ask for it need not be loosened. */
const asData = (image: HTMLImageElement): string => {
  const canvas = document.createElement('canvas');
  canvas.width = image.naturalWidth;
  canvas.height = image.naturalHeight;
  canvas.getContext('2d')!.drawImage(image, 0, 0, canvas.width, canvas.height);
  return canvas.toDataURL();
};

/** A copy of the element that carries what only the living one knew: images as data, what was typed, what was drawn. */
const copyOf = (paper: HTMLElement): Element => {
  const copy = paper.cloneNode(true) as HTMLElement;
  // The language chooses among the shapes of a Chinese character.
  copy.lang = document.documentElement.lang;
  const pairs = <Kind extends Element>(kind: string): [Kind, Kind][] => {
    const copies = copy.querySelectorAll<Kind>(kind);
    return [...paper.querySelectorAll<Kind>(kind)].map((each, at) => [each, copies[at]!]);
  };
  for (const [image, copied] of pairs<HTMLImageElement>('img')) {
    copied.removeAttribute('srcset');
    // What the screen shows as broken is broken on paper too: its words stand there.
    if (image.naturalWidth === 0) copied.removeAttribute('src');
    else copied.src = asData(image);
  }
  for (const [input, copied] of pairs<HTMLInputElement>('input')) {
    copied.setAttribute('value', input.value);
    copied.toggleAttribute('checked', input.checked);
  }
  for (const [area, copied] of pairs<HTMLTextAreaElement>('textarea')) copied.textContent = area.value;
  for (const [canvas, copied] of pairs<HTMLCanvasElement>('canvas')) {
    const image = document.createElement('img');
    image.src = canvas.toDataURL();
    image.className = canvas.className;
    copied.replaceWith(image);
  }
  return copy;
};

/**
 * An element as a picture that can be drawn in any size: an SVG that holds a copy of the element and all rules of style.
 * Nothing in it can run or load anything. The copy is taken before this function first waits for something.
 */
export const pictureOf = async (paper: HTMLElement, styles: string): Promise<HTMLImageElement> => {
  const { width, height } = paper.getBoundingClientRect();
  const svg = document.createElementNS(svgSpace, 'svg');
  svg.setAttribute('width', String(width));
  svg.setAttribute('height', String(height));
  svg.setAttribute('font-size', getComputedStyle(document.documentElement).fontSize);
  const style = document.createElementNS(svgSpace, 'style');
  style.textContent = styles;
  const frame = document.createElementNS(svgSpace, 'foreignObject');
  frame.setAttribute('width', '100%');
  frame.setAttribute('height', '100%');
  frame.append(copyOf(paper));
  svg.append(style, frame);
  const text = new XMLSerializer().serializeToString(svg).replaceAll(unwritable, '').toWellFormed();
  const picture = new Image(width, height);
  picture.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(text)}`;
  await picture.decode();
  return picture;
};
