/** An act that needs a reason: asked for where it is missing, sent where it is there. */
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { ReasonDialog } from '#ui/dialog/reason-dialog.tsx';
import { show } from './show.tsx';

const reason = page.getByRole('textbox', { name: 'Why?' });
const send = page.getByRole('button', { name: 'Cancel it' });

test('without a reason it is asked for; with one it is sent and the dialog closes', async () => {
  const sent: string[] = [];
  let isClosed = false;
  show(
    <ReasonDialog
      title="Cancel?"
      hint="Nobody can undo it."
      label="Why?"
      requiredText="Give a reason"
      submitText="Cancel it"
      busyText="Cancelling"
      onSubmit={async (text) => void sent.push(text)}
      onClose={() => {
        isClosed = true;
      }}
    />,
  );
  await send.click();
  await expect.element(page.getByText('Give a reason')).toBeVisible();
  await reason.fill('x'.repeat(501));
  await send.click();
  expect(sent).toEqual([]);
  await reason.fill(' We moved away ');
  await send.click();
  await expect.poll(() => isClosed).toBe(true);
  expect(sent).toEqual(['We moved away']);
});
