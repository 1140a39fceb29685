/**
 * Loaded before a server (`node --import`) whose clock a test moves: its parent sends how many
 * milliseconds it goes ahead. What the server does every few minutes it does at once when days were leapt
 * over, and every ten seconds or so: more often, or all of it in the same moment, it would keep the database
 * from the pages of the test.
 */
const OFTEN_MS = 10_000;
const APART_MS = 300;
let ahead = 0;
const realDate = globalThis.Date;
const realInterval = globalThis.setInterval;
const now = () => realDate.now() + ahead;
const seldomDone: (() => void)[] = [];

globalThis.Date = new Proxy(realDate, {
  construct: (target, args, newTarget) =>
    Reflect.construct(target, args.length === 0 ? [now()] : args, newTarget),
  apply: () => new realDate(now()).toString(),
  get: (target, name, receiver) => (name === 'now' ? now : Reflect.get(target, name, receiver)),
});

globalThis.setInterval = Object.assign(
  (work: (...args: unknown[]) => void, every = 0, ...args: unknown[]) => {
    if (every <= OFTEN_MS) return realInterval(work, every, ...args);
    const apart = seldomDone.push(() => work(...args)) * APART_MS;
    return realInterval(work, Math.min(every, OFTEN_MS + apart), ...args);
  },
  realInterval,
);

process.on('message', (message: { ahead: number }) => {
  ahead = message.ahead;
  for (const [index, work] of seldomDone.entries()) setTimeout(work, index * APART_MS);
  process.send?.(message);
});
// The channel to the parent alone must not keep it running.
process.channel?.unref();
