/** Rows nobody needs any more, and what has to be put right from time to time. */
import { eachOnItsOwn } from '#server/ground/errors/each-on-its-own.ts';
import type { Services } from '#server/ground/services/services.ts';
import { cleaningSteps } from './wings.ts';

/** Its message is the name of the step. */
export class StepFailed extends Error {}

export async function cleanUp(services: Services): Promise<void> {
  const steps = cleaningSteps(services, services.now());
  await eachOnItsOwn(Object.entries(steps), async ([name, step]) => {
    try {
      await step();
    } catch (error) {
      throw new StepFailed(name, { cause: error });
    }
  });
}
