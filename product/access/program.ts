/** What a browser says of itself → how people call it; the first that fits, because most claim to be others as well. */
const browsers = [
  ['Edg', 'Edge'],
  ['MicroMessenger', 'WeChat'],
  ['Firefox', 'Firefox'],
  ['Chrome', 'Chrome'],
  ['Safari', 'Safari'],
] as const;
const systems = [
  ['Windows', 'Windows'],
  ['Android', 'Android'],
  ['iPhone', 'iOS'],
  ['iPad', 'iOS'],
  ['Mac OS', 'macOS'],
  ['Linux', 'Linux'],
] as const;

const named = (agent: string, among: readonly (readonly [mark: string, name: string])[]): string[] =>
  among.flatMap(([fragment, name]) => (agent.includes(fragment) ? [name] : [])).slice(0, 1);

/** «Chrome · Windows» from what a program says of itself; its own words where it is none we know. */
export const programOf = (agent: string): string =>
  [...named(agent, browsers), ...named(agent, systems)].join(' · ') || agent;
