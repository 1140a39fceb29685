/**
 * Loaded before a server (`node --import`) whose clock a test moves: its parent sends how many
 * milliseconds it goes ahead. What the server does every few minutes it does every two seconds, so that
 * a day that is leapt over is looked after.
 */
const OFTEN_MS = 2000;
let ahead = 0;
const realDate = globalThis.Date;
const realInterval = globalThis.setInterval;
const now = () => realDate.now() + ahead;

globalThis.Date = new Proxy(realDate, {
  construct: (target, args, newTarget) =>
    Reflect.construct(target, args.length === 0 ? [now()] : args, newTarget),
  apply: () => new realDate(now()).toString(),
  get: (target, name, receiver) => (name === 'now' ? now : Reflect.get(target, name, receiver)),
});

globalThis.setInterval = Object.assign(
  (work: (...args: unknown[]) => void, every?: number, ...args: unknown[]) =>
    realInterval(work, Math.min(every ?? 0, OFTEN_MS), ...args),
  realInterval,
);

process.on('message', (message: { ahead: number }) => {
  ahead = message.ahead;
  process.send?.(message);
});
// The channel to the parent alone must not keep it running.
process.channel?.unref();
