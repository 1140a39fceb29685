/**
 * The facts a log may hold of an error: its kind, its code, the names of ours it is about and the
 * places in the code. Never its message: drizzle writes the parameters into it, PostgreSQL the
 * value it refused, the JSON parser the body, fetch the address.
 */

export interface ErrorDescription {
  type: string;
  code?: string;
  /** The names from the database: those of our schema and of PostgreSQL's own functions. */
  [name: string]: unknown;
  stack?: string[];
  cause?: ErrorDescription;
}

const MAX_CAUSES = 5;
const MAX_FRAMES = 20;
/** Classes, codes and names of tables: what a value of a person hardly is. */
const NAME = /^[a-z_][\w.:/-]{0,62}$/i;
/** An SQLSTATE, `ECONNREFUSED`, `not_found`. */
const CODE = /^(?:[\dA-Z]{5}|[a-z_]{3,40}|[A-Z][A-Z\d_]{2,60})$/;
const FRAME = /^ {4}at .*(?::\d+:\d+|<anonymous>|native)\)?$/;

/** postgres.js and PGlite name the same things differently. */
const KEPT: Record<string, readonly string[]> = {
  severity: ['severity'],
  table: ['table', 'table_name'],
  column: ['column', 'column_name'],
  constraint: ['constraint', 'constraint_name'],
  routine: ['routine'],
  syscall: ['syscall'],
};

const partOf = (error: object, name: string): unknown => Reflect.get(error, name);

function namesOf(error: object): Record<string, string> {
  const names: Record<string, string> = {};
  for (const [name, sources] of Object.entries(KEPT))
    for (const source of sources) {
      const value = partOf(error, source);
      if (typeof value === 'string' && NAME.test(value)) names[name] = value;
    }
  return names;
}

/** The lines behind the message, which may have lines of its own that look the same. */
function framesOf({ message, stack = '' }: Error): string[] {
  const at = message === '' ? -1 : stack.indexOf(message);
  const lines = (at < 0 ? stack : stack.slice(at + message.length)).split('\n');
  const frames: string[] = [];
  for (const line of lines.reverse()) {
    if (!FRAME.test(line)) break;
    frames.unshift(line.trim());
  }
  return frames.slice(0, MAX_FRAMES);
}

export function describeError(error: unknown, depth = 0): ErrorDescription {
  if (typeof error !== 'object' || error === null) return { type: typeof error };
  const name = partOf(error, 'name');
  const code = partOf(error, 'code');
  const type = typeof name === 'string' && NAME.test(name) ? name : 'object';
  const cause = partOf(error, 'cause');
  const isCaused = cause !== undefined && cause !== null && depth < MAX_CAUSES;
  return {
    type,
    ...(typeof code === 'string' && CODE.test(code) && { code }),
    ...namesOf(error),
    ...(error instanceof Error && { stack: framesOf(error) }),
    ...(isCaused && { cause: describeError(cause, depth + 1) }),
  };
}
