import { Extension } from '@tiptap/core';
import { DOMParser, type ParseOptions, type Schema, type Slice } from '@tiptap/pm/model';
import { Plugin, Selection } from '@tiptap/pm/state';
import type { EditorView } from '@tiptap/pm/view';
import { tidyForeign } from './foreign';

/** Why something that was put in is not there as it was. */
export type LeftOut = 'pictures' | 'files' | 'tooLong';

/** Reads what was copied elsewhere: tidied first, then as what the text may be made of and nothing else. */
class ForeignPages extends DOMParser {
  constructor(
    schema: Schema,
    private readonly onLeftOut: (what: LeftOut, count: number) => void,
  ) {
    super(schema, DOMParser.fromSchema(schema).rules);
  }

  override parseSlice(dom: Node, options?: ParseOptions): Slice {
    // What was copied here, and plain words, are as they should be.
    if (!options?.preserveWhitespace) {
      const pictures = tidyForeign(dom as Element);
      if (pictures > 0) this.onLeftOut('pictures', pictures);
    }
    return super.parseSlice(dom, options);
  }
}

/** Style sheets say nothing that is taken: read along, the browser only complains that the policy forbids them. */
const styleSheets = /<style\b[^]*?<\/style\s*>/gi;

/** What an editor writes onto its own copies: out of which nodes they were cut. */
const claim = /data-pm-slice/gi;

/** Takes what is pasted and dropped, and says what of it was left out. */
export const pasting = (onLeftOut: (what: LeftOut, count: number) => void) => {
  /**
   * Takes it all by itself: the browser, left to it, would put the page in as it is. A page can give itself out as copied from
   * an editor, out of nodes that cannot hold it: such a one is read as any other.
   */
  const take = (view: EditorView, event: ClipboardEvent | DragEvent, data: DataTransfer): boolean => {
    const html = data.getData('text/html');
    if (!view.editable || (!html && data.files.length === 0)) return false;
    event.preventDefault();
    if (!html) {
      onLeftOut('files', data.files.length);
      return true;
    }
    const page = html.replace(styleSheets, '');
    try {
      view.pasteHTML(page);
    } catch (fault) {
      const unclaimed = page.replace(claim, 'data-not-ours');
      if (unclaimed === page) throw fault;
      view.pasteHTML(unclaimed);
    }
    return true;
  };
  return Extension.create({
    name: 'pasting',
    addProseMirrorPlugins() {
      return [
        new Plugin({
          props: {
            clipboardParser: new ForeignPages(this.editor.schema, onLeftOut),
            handleDOMEvents: {
              paste: (view, event) => event.clipboardData !== null && take(view, event, event.clipboardData),
              drop: (view, event) => {
                const { dataTransfer: data, clientX: left, clientY: top } = event;
                // What is moved within the text is the library's.
                if (!data || view.dragging || !view.editable) return false;
                const place = view.posAtCoords({ left, top });
                if (place)
                  view.dispatch(
                    view.state.tr.setSelection(Selection.near(view.state.doc.resolve(place.pos))),
                  );
                return take(view, event, data);
              },
            },
          },
        }),
      ];
    },
  });
};
