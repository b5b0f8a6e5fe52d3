import type { FileRules } from '#contract/call';
import type { Codec } from '#contract/codec';

/** A codec as it travels: a word for a leaf, a number for the record at that place, else its parts. */
export type CompiledCodec =
  | 'same'
  | 'text'
  | 'number'
  | 'yesNo'
  | 'month'
  | 'commas'
  | number
  | { readonly kind: 'coded'; readonly codes: readonly (readonly [string, number | string])[] }
  | { readonly kind: 'list' | 'record'; readonly of: CompiledCodec }
  | { readonly kind: 'object'; readonly fields: readonly (readonly [string, string, CompiledCodec])[] }
  | {
      readonly kind: 'choice';
      readonly by: string;
      readonly wire: string;
      readonly options: Readonly<Record<string, CompiledCodec>>;
    };

export interface CompiledCall {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly kind: 'read' | 'write' | 'upload' | 'download';
  readonly takes: CompiledCodec;
  readonly gives: CompiledCodec;
  readonly refreshes?: readonly string[];
  readonly files?: FileRules;
  /** How long the server may take, where that is longer than usual. */
  readonly seconds?: number;
}

/** What `virtual:calls/<area>` holds. */
export interface CompiledCalls {
  readonly area: string;
  readonly calls: Readonly<Record<string, CompiledCall>>;
  readonly codecs: readonly CompiledCodec[];
}

/** Text that may be null: told from every other codec by being this very object. */
const maybeText: Codec = { kind: 'same' };

/** Turns what travelled back into codecs; a tree's codec holds itself again. */
export const revive = (compiled: readonly CompiledCodec[]): ((codec: CompiledCodec) => Codec) => {
  const known = new Map<number, Codec>();
  const codec = (said: CompiledCodec): Codec => {
    if (said === 'text') return maybeText;
    if (typeof said === 'string') return { kind: said };
    if (typeof said === 'number') return known.get(said) ?? thing(said);
    switch (said.kind) {
      case 'list':
      case 'record':
        return { kind: said.kind, of: codec(said.of) };
      case 'choice': {
        const options = Object.entries(said.options).map(([name, of]) => [name, codec(of)] as const);
        return { ...said, options: Object.fromEntries(options) };
      }
      case 'object':
        throw new Error('a record stands in the list of codecs, never in place');
      default:
        return said;
    }
  };
  const thing = (place: number): Codec => {
    const said = compiled[place];
    if (typeof said !== 'object' || said.kind !== 'object') throw new Error(`no record stands at ${place}`);
    const made: Codec & { kind: 'object' } = { kind: 'object', fields: [] };
    known.set(place, made);
    for (const [inside, wire, of] of said.fields) made.fields.push([inside, wire, codec(of)]);
    return made;
  };
  return codec;
};

type Bag = Record<string, unknown>;

/** The reply with every missing text as an empty one, as the specification's client has it; days and numbers keep null. */
export const withoutNullTexts = (codec: Codec, value: unknown): unknown => {
  if (value === null || value === undefined) return codec === maybeText ? '' : value;
  switch (codec.kind) {
    case 'list':
      return Array.isArray(value) ? value.map((each) => withoutNullTexts(codec.of, each)) : value;
    case 'record':
      return Object.fromEntries(
        Object.entries(value as Bag).map(([key, each]) => [key, withoutNullTexts(codec.of, each)]),
      );
    case 'object': {
      const filled: Bag = { ...(value as Bag) };
      for (const [, wire, of] of codec.fields) {
        if (wire in filled) filled[wire] = withoutNullTexts(of, filled[wire]);
      }
      return filled;
    }
    case 'choice': {
      const option = codec.options[String((value as Bag)[codec.wire])];
      return option ? withoutNullTexts(option, value) : value;
    }
    default:
      return value;
  }
};
