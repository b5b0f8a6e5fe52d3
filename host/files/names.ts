const longest = 120;

/**
 * A name to show, never to store under: without folders, controls, characters that turn the writing direction, and
 * those that file systems refuse; at most 120 characters, the extension kept.
 */
export const displayName = (name: string): string => {
  const plain = name
    .normalize('NFC')
    .replace(/^.*[/\\]/s, '')
    .replace(/[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu, '')
    .replace(/[<>:"|?*]/g, '_')
    .replace(/\s+/g, ' ')
    .replace(/^[. ]+|[. ]+$/g, '');
  const [, stem = plain, extension = ''] = /^(.+?)(\.[^.]{1,10})?$/.exec(plain) ?? [];
  const shortened = [...stem].slice(0, longest - extension.length).join('');
  return shortened === '' ? 'file' : shortened + extension;
};

/** The header that saves under a name (RFC 6266): ASCII for old readers, UTF-8 for all others. */
export const contentDisposition = (name: string, inline = false): string => {
  const shown = displayName(name);
  const ascii = shown.replace(/[^\x20-\x7e]|["\\%]/gu, '_');
  const utf8 = encodeURIComponent(shown).replace(
    /['()*]/g,
    (one) => `%${one.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `${inline ? 'inline' : 'attachment'}; filename="${ascii}"; filename*=UTF-8''${utf8}`;
};
