/** A process that does as it is asked: answers, never answers, or breaks. For the tests of bounded processes. */
process.on('disconnect', () => process.exit());
process.on('message', ({ wish }: { wish: 'answer' | 'hang' | 'break' }) => {
  if (wish === 'break') process.abort();
  if (wish === 'hang') for (;;);
  process.send!({ home: process.env['HOME'] ?? null, pid: process.pid });
});
