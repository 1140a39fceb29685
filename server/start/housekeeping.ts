/** Small work that repeats. */

import type { Services } from '#server/ground/services/services.ts';
import { EVERY, type Job } from '#server/ground/services/wing.ts';
import { cleanUp, StepFailed } from './clean-up.ts';
import { jobs } from './wings.ts';

/** Returns the function that stops it and waits for what is running; `onError` learns which work failed. */
export function startHousekeeping(
  services: Services,
  onError: (error: unknown, work: string) => void,
  report: (figures: object) => void,
) {
  const running = new Set<Promise<unknown>>();
  const fail = (error: unknown, name: string) => {
    if (error instanceof StepFailed) onError(error.cause, error.message);
    else if (error instanceof AggregateError) for (const one of error.errors) fail(one, name);
    else onError(error, name);
  };
  const repeat = ({ work, everyMs }: Job) => {
    let isBusy = false;
    return setInterval(() => {
      if (isBusy) return;
      isBusy = true;
      const task = work(services)
        .catch((error: unknown) => fail(error, work.name))
        .finally(() => {
          isBusy = false;
          running.delete(task);
        });
      running.add(task);
    }, everyMs).unref();
  };
  const reportAnswers = async () => report(services.answers.takeFigures());
  const timers = [
    ...jobs,
    { work: cleanUp, everyMs: EVERY.tenMinutes },
    { work: reportAnswers, everyMs: EVERY.tenMinutes },
  ].map(repeat);
  return async () => {
    for (const timer of timers) clearInterval(timer);
    await Promise.all(running);
  };
}
