import type { Server } from 'node:http';

/**
 * Has every answer wait: `SLOW_ANSWERS=1500` up to a second and a half for a call, a third of that for a script, each time
 * another while. What comes late then comes between any two steps of a story, as it does on a slow machine.
 */
export const slowAnswers = (server: Server): void => {
  const most = Number(process.env['SLOW_ANSWERS'] ?? 0);
  if (most === 0) return;
  const answers = server.listeners('request');
  server.removeAllListeners('request');
  server.on('request', (request, reply) => {
    const share = request.url?.startsWith('/api/') ? 1 : request.url?.startsWith('/assets/') ? 1 / 3 : 0;
    setTimeout(
      () => answers.forEach((answer) => answer.call(server, request, reply)),
      Math.random() * most * share,
    );
  });
};
