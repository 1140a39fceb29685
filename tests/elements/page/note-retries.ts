/** Tells the runner of a test that passed at its second try only, which Mocha keeps to itself. */
import { executeServerCommand } from '@web/test-runner-commands';

afterEach(async function () {
  const { currentTest } = this;
  if (!currentTest?.isPassed()) return;
  // Its types hide the method from hooks.
  const retry: unknown = Reflect.apply(Reflect.get(currentTest, 'currentRetry'), currentTest, []);
  if (Number(retry) > 0)
    await executeServerCommand('note-flaky', { name: currentTest.fullTitle() });
});
