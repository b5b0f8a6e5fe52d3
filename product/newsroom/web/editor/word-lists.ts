const levelOf = (paragraph: Element): number =>
  Number(/mso-list:[^;]*\blevel(\d)/i.exec(paragraph.getAttribute('style') ?? '')?.[1] ?? 0);

/** The number or sign that Word writes before the words of an item. */
const markerOf = (paragraph: Element): Element | undefined =>
  [...paragraph.querySelectorAll('span')].find((each) =>
    /mso-list:\s*Ignore/i.test(each.getAttribute('style') ?? ''),
  );
const isNumber = (marker: string): boolean =>
  /^([(（]?(\d{1,4}|[a-z]{1,5}|[一二三四五六七八九十百]{1,4})[.．、,)）:：]|[\u2460-\u249b])/i.test(marker);

interface OpenList {
  readonly level: number;
  readonly list: Element;
}

/**
 * Word writes its lists as paragraphs that say their level and carry their number as words; here they become lists. A heading
 * that has a number so keeps it as words.
 */
export const listParagraphs = (dom: Element): void => {
  let open: OpenList[] = [];
  for (const paragraph of dom.querySelectorAll('p, h1, h2, h3, h4, h5, h6')) {
    const level = levelOf(paragraph);
    if (level === 0) continue;
    const marker = markerOf(paragraph);
    const sign = (marker?.textContent ?? '').replace(/[\s\u00a0]+/g, '');
    if (paragraph.localName !== 'p') {
      marker?.replaceWith(/[、．）]$/.test(sign) ? sign : `${sign} `);
      continue;
    }
    marker?.remove();
    if (paragraph.previousElementSibling !== open[0]?.list) open = [];
    const name = isNumber(sign) ? 'ol' : 'ul';
    while (open.length > 0 && open.at(-1)!.level > level) open.pop();
    if (open.at(-1)?.level === level && open.at(-1)!.list.localName !== name) open.pop();
    if (open.at(-1)?.level !== level) {
      const list = dom.ownerDocument.createElement(name);
      const around = open.at(-1)?.list.lastElementChild;
      if (around) around.append(list);
      else paragraph.before(list);
      open.push({ level, list });
    }
    const item = dom.ownerDocument.createElement('li');
    open.at(-1)!.list.append(item);
    item.append(paragraph);
  }
};
