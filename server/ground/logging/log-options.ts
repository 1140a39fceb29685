/**
 * Sets one way into the log for all: errors go in as `describeError` leaves them, requests without
 * their address, no matter who logs them, Fastify and its plugins too.
 */
import type { FastifyServerOptions } from 'fastify';
import { describeError } from './describe-error.ts';

type LoggerOptions = Exclude<NonNullable<FastifyServerOptions['logger']>, boolean>;

/** Some texts of Fastify name the address with its query. */
const QUERY = /\?[^\s"'`]*/g;

function withoutMessages(details: object): object {
  // A line for each answer has none.
  if (!('err' in details) && !Object.values(details).some((value) => value instanceof Error))
    return details;
  return Object.fromEntries(
    Object.entries(details).map(([name, value]) => [
      name,
      value instanceof Error || name === 'err' ? describeError(value) : value,
    ]),
  );
}

/** Without a text of its own pino takes the error's message for it, and Fastify gives it as text. */
function toText(error: unknown, text: unknown): string {
  if (typeof text === 'string' && !(error instanceof Error && error.message === text))
    return text.replace(QUERY, '');
  return describeError(error).type;
}

export interface LogTo {
  level: string;
  /** Standard output otherwise. */
  stream?: { write(line: string): void };
}

export const logOptions = (to: LogTo): LoggerOptions => ({
  ...to,
  serializers: {
    req: ({ method, routeOptions }) => ({ method, route: routeOptions?.url ?? 'none' }),
    res: ({ statusCode }) => ({ statusCode }),
  },
  hooks: {
    logMethod([first, second, ...rest], method) {
      if (first instanceof Error) {
        method.call(this, { err: describeError(first) }, toText(first, second));
      } else if (typeof first === 'object' && first !== null) {
        const error: unknown = Reflect.get(first, 'err');
        const text = error === undefined && second === undefined ? [] : [toText(error, second)];
        method.call(this, withoutMessages(first), ...text, ...rest);
      } else method.call(this, String(first).replace(QUERY, ''));
    },
  },
});
