declare module 'virtual:calls/*' {
  const compiled: import('./client/codecs').CompiledCalls;
  export default compiled;
}
declare module 'virtual:call-names' {
  const names: Readonly<Record<string, import('#contract/words').Word>>;
  export default names;
}
declare module 'virtual:fields/*' {
  const compiled: Readonly<Record<string, import('#contract/facts').FieldFacts>>;
  export default compiled;
}
declare module 'virtual:dictionary-names' {
  const names: Readonly<Record<string, string>>;
  export default names;
}
declare module 'virtual:words' {
  type Tongue = typeof import('virtual:words/*');
  export const parts: Readonly<Record<string, (() => Promise<Tongue>) | undefined>>;
}
declare module 'virtual:words/*' {
  const words: Readonly<Record<string, string>>;
  export const kit: import('antd/es/locale').Locale;
  export default words;
}
