import fc from 'fast-check';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { BodyText } from './body';
import { safeAddress, type Block } from './body-tree';

const picture = (number: number) =>
  number === 7 ? createElement('img', { src: '/picture/7', alt: '图', loading: 'lazy' }) : undefined;
const drawn = (...content: Block[]) =>
  renderToStaticMarkup(
    createElement(BodyText, { body: { type: 'doc', content }, picture, file: () => undefined }),
  );
const paragraph = (text: string): Block => ({ type: 'paragraph', content: [{ type: 'text', text }] });

describe('a stored document tree, drawn', () => {
  it('becomes headings, lists, tables, quotes and marks', () => {
    const html = drawn(
      { type: 'heading', attrs: { level: 2 }, content: [{ type: 'text', text: '一、范围' }] },
      { type: 'orderedList', content: [{ type: 'listItem', content: [paragraph('应用技术类')] }] },
      {
        type: 'paragraph',
        content: [
          { type: 'text', text: '12月31日', marks: [{ type: 'bold' }, { type: 'italic' }] },
          { type: 'hardBreak' },
          { type: 'text', text: '说明', marks: [{ type: 'link', attrs: { href: '/aboutUs' } }] },
        ],
      },
      {
        type: 'table',
        content: [
          {
            type: 'tableRow',
            content: [{ type: 'tableHeader', attrs: { colspan: 2 }, content: [paragraph('阶段')] }],
          },
        ],
      },
      { type: 'blockquote', content: [paragraph('收费与结果无关')] },
      { type: 'callout', attrs: { tone: 'warning' }, content: [paragraph('逾期不再受理')] },
    );
    expect(html).toContain('<h2>一、范围</h2>');
    expect(html).toContain('<ol><li><p>应用技术类</p></li></ol>');
    expect(html).toContain('<em><strong>12月31日</strong></em><br/><a href="/aboutUs">说明</a>');
    expect(html).toContain('<th scope="col" colSpan="2"><p>阶段</p></th>');
    expect(html).toContain('<aside class="callout callout--warning"><p>逾期不再受理</p></aside>');
    expect(html).toContain('<blockquote><p>收费与结果无关</p></blockquote>');
  });

  it('text is text, whatever it looks like', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const html = drawn(paragraph(`<script>${text}</script>`));
        expect(html.match(/<[a-z]/g)).toEqual(['<p']);
      }),
    );
  });

  it.each([
    'javascript:alert(1)',
    ' JavaScript:alert(1)',
    'java\tscript:alert(1)',
    'data:text/html,x',
    'vbscript:x',
    '//evil.example',
    '/\\evil.example',
    'https:///evil.example',
    'https://assay.example@evil.example/',
  ])('a link to %j stays plain words', (href) => {
    expect(safeAddress(href)).toBeUndefined();
    const html = drawn({
      type: 'paragraph',
      content: [{ type: 'text', text: 'x', marks: [{ type: 'link', attrs: { href } }] }],
    });
    expect(html).toBe('<p>x</p>');
  });

  it('a picture is one of the library, or its place stays empty', () => {
    const shown = (number: number, caption?: string) =>
      drawn({ type: 'picture', attrs: { number, ...(caption && { caption }) } });
    expect(shown(7, '受理窗口')).toBe(
      '<figure><img src="/picture/7" alt="图" loading="lazy"/><figcaption>受理窗口</figcaption></figure>',
    );
    expect(shown(8, '受理窗口')).toBe('');
    const former = { type: 'image', attrs: { src: 'https://evil.example/pixel.gif', alt: 'x' } };
    expect(drawn(former as unknown as Block)).toBe('');
  });

  it('a kind of a later version leaves its place empty', () => {
    const later = { type: 'hologram', attrs: {} } as unknown as Block;
    expect(drawn(later, paragraph('后文'))).toBe('<p>后文</p>');
  });
});
