/** A question before an act: it stays, with the reason, until the act is done. */
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { ApiError } from '#core/ground/api/api-error.ts';
import { ConfirmDialog } from '#ui/dialog/confirm-dialog.tsx';
import { show } from './show.tsx';

const confirm = page.getByRole('button', { name: 'Delete', exact: true });

test('failed, it stays open and says why; done, it closes', async () => {
  const failures = [
    new ApiError('network', 'Failed to fetch'),
    new ApiError('changed_meanwhile', 'It is in use.', { status: 409 }),
  ];
  const done: string[] = [];
  show(
    <ConfirmDialog
      title="Delete it?"
      confirmText="Delete"
      onConfirm={async () => {
        const failure = failures.shift();
        if (failure) throw failure;
        done.push('deleted');
      }}
      onClose={() => done.push('closed')}
    >
      It cannot be undone.
    </ConfirmDialog>,
  );
  await confirm.click();
  await expect.element(page.getByRole('alert')).toHaveTextContent('No Internet!');
  await confirm.click();
  await expect.element(page.getByRole('alert')).toHaveTextContent('It is in use.');
  await expect.element(page.getByText('It cannot be undone.')).toBeVisible();
  expect(done).toEqual([]);
  await confirm.click();
  await expect.poll(() => done).toEqual(['deleted', 'closed']);
});

test('pressed twice, it is done once', async () => {
  let calls = 0;
  show(
    <ConfirmDialog
      title="Delete it?"
      confirmText="Delete"
      onConfirm={() => {
        calls += 1;
        return new Promise(() => {});
      }}
      onClose={() => {}}
    >
      It cannot be undone.
    </ConfirmDialog>,
  );
  await confirm.click();
  await confirm.click({ force: true });
  await expect.element(confirm).toHaveAttribute('aria-disabled', 'true');
  expect(calls).toBe(1);
});
