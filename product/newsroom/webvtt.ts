const timing =
  /^((?:\d{2,}:)?[0-5]\d:[0-5]\d\.\d{3})[ \t]+-->[ \t]+((?:\d{2,}:)?[0-5]\d:[0-5]\d\.\d{3})(?:[ \t]+(?:vertical|line|position|size|align|region):\S+)*[ \t]*$/;
/** Marks within a cue; what is written otherwise between angle brackets is none. */
const mark =
  /^(?:\/?(?:b|i|u|c|v|lang|ruby|rt)(?:\.[^\s<>&.]+)*(?:[ \t][^<>]*)?|(?:\d{2,}:)?[0-5]\d:[0-5]\d\.\d{3})$/;

/** Seconds of `01:02:03.456` or `02:03.456`. */
const secondsOf = (time: string): number => time.split(':').reduce((sum, part) => sum * 60 + Number(part), 0);

/** What subtitles are: so many cues, or the first line that cannot be read as such. */
type Read = { readonly cues: number } | { readonly line: number };

/**
 * Reads subtitles as WebVTT (W3C): its head, then cues whose times begin in their order, each with words. Styles are not
 * taken: how subtitles look is the reader's affair.
 */
export const readWebVtt = (text: string): Read => {
  const lines = text
    .replace(/^\uFEFF/, '')
    .replace(/\r\n?/g, '\n')
    .split('\n');
  if (!/^WEBVTT(?:[ \t].*)?$/.test(lines[0]!)) return { line: 1 };
  let [cues, before, at] = [0, 0, 1];
  while (at < lines.length && lines[at] !== '') {
    if (lines[at]!.includes('-->')) return { line: at + 1 };
    at += 1;
  }
  for (; at < lines.length; at += 1) {
    if (lines[at] === '') continue;
    const first = at;
    while (at < lines.length && lines[at] !== '') at += 1;
    const block = lines.slice(first, at);
    if (/^NOTE(?:[ \t]|$)/.test(block[0]!)) continue;
    // A cue may have a name before its times.
    const place = block[0]!.includes('-->') ? 0 : 1;
    const [, from, to] = timing.exec(block[place] ?? '') ?? [];
    if (from === undefined || to === undefined)
      return { line: first + Math.min(place, block.length - 1) + 1 };
    const [start, end] = [secondsOf(from), secondsOf(to)];
    if (end <= start || start < before) return { line: first + place + 1 };
    const words = block.slice(place + 1);
    if (words.length === 0) return { line: first + place + 1 };
    const wrong = words.findIndex(
      (line) =>
        line.includes('-->') ||
        [...line.matchAll(/<([^<>]*)>?/g)].some(
          ([whole, inner]) => !whole.endsWith('>') || !mark.test(inner!),
        ),
    );
    if (wrong >= 0) return { line: first + place + 1 + wrong + 1 };
    [cues, before] = [cues + 1, start];
  }
  return cues > 0 ? { cues } : { line: lines.length };
};
