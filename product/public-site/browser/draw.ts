/**
 * Draws a report's document tree into the page, element by element: no HTML string is ever parsed, so
 * Trusted Types have nothing to object to. Kinds that are not in the table are drawn as their content.
 */
export interface PrintNode {
  readonly type: string;
  readonly text?: string | undefined;
  readonly attrs?: Readonly<Record<string, unknown>> | undefined;
  readonly content?: readonly PrintNode[] | undefined;
}

const tags: Readonly<Record<string, string>> = {
  doc: 'div',
  paragraph: 'p',
  bulletList: 'ul',
  orderedList: 'ol',
  listItem: 'li',
  blockquote: 'blockquote',
  table: 'table',
  tableRow: 'tr',
  tableCell: 'td',
  tableHeader: 'th',
  hardBreak: 'br',
  horizontalRule: 'hr',
};

const headings = ['h2', 'h3', 'h4'];

const drawScale = (node: PrintNode): Node => {
  const { name = '', reached = 0, of = 0, level = '' } = node.attrs ?? {};
  const row = document.createElement('p');
  row.className = 'scale scale--line';
  const cells = document.createElement('span');
  cells.className = 'scale__cells';
  cells.setAttribute('aria-hidden', 'true');
  for (let at = 1; at <= Number(of); at++) {
    const cell = document.createElement('span');
    const state = at === Number(reached) ? 'reached' : at < Number(reached) ? 'below' : 'above';
    cell.className = `scale__cell scale__cell--${state}`;
    cells.append(cell);
  }
  const said = document.createElement('span');
  said.className = 'scale__name';
  said.textContent = String(name);
  const value = document.createElement('span');
  value.className = 'scale__value';
  value.textContent = `${String(reached)} / ${String(of)} ${String(level)}`;
  row.append(said, cells, value);
  return row;
};

/** A table that is broader than the screen is moved within its frame, by keys too. */
const framed = (table: HTMLElement): Node => {
  const frame = document.createElement('div');
  frame.className = 'table-frame';
  frame.setAttribute('role', 'group');
  frame.tabIndex = 0;
  frame.append(table);
  return frame;
};

export const draw = (node: PrintNode): Node => {
  if (node.type === 'text') return document.createTextNode(node.text ?? '');
  if (node.type === 'levelScale') return drawScale(node);
  const level = Number(node.attrs?.['level'] ?? 2);
  const tag = node.type === 'heading' ? (headings[level - 2] ?? 'h4') : (tags[node.type] ?? 'div');
  const element = document.createElement(tag);
  const span = Number(node.attrs?.['colspan'] ?? 1);
  if (span > 1) element.setAttribute('colspan', String(span));
  element.append(...(node.content ?? []).map(draw));
  return node.type === 'table' ? framed(element) : element;
};
