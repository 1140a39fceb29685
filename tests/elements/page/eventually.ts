const WITHIN_MS = 10_000;
const EVERY_MS = 25;

/** Tries a check until it passes, and returns what it returns; its last failure says how long it was tried. */
export async function eventually<Result>(
  check: () => Result | Promise<Result>,
  within = WITHIN_MS,
): Promise<Result> {
  const end = performance.now() + within;
  for (;;) {
    try {
      return await check();
    } catch (error) {
      if (performance.now() > end) {
        if (error instanceof Error) error.message += ` (tried for ${within / 1000} s)`;
        throw error;
      }
      await pause(EVERY_MS);
    }
  }
}

export const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));
