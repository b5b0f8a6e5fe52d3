const token = /"[^"\\]*(?:\\.[^"\\]*)*"|[{}[\]:]/g;

/**
 * Whether an object in this JSON names one key twice: one reader takes the first, another the last, and what was judged
 * would not be what is done. The text must be JSON; keys are compared as they are meant, however their letters are escaped.
 */
export const namesTwice = (json: string): boolean => {
  const open: Set<string>[] = [];
  let last = '';
  for (const [sign] of json.matchAll(token)) {
    if (sign === '{' || sign === '[') open.push(new Set());
    else if (sign === '}' || sign === ']') open.pop();
    else if (sign !== ':') last = sign;
    else {
      const key = last.includes('\\') ? (JSON.parse(last) as string) : last.slice(1, -1);
      const known = open.at(-1)!;
      if (known.has(key)) return true;
      known.add(key);
    }
  }
  return false;
};
