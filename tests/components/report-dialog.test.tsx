/** A report: no reason is chosen before the person does, and what was filled in stays. */
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { ReportDialog } from '#ui/dialog/report-dialog.tsx';
import { show } from './show.tsx';

const send = page.getByRole('button', { name: 'Report' });
const rude = page.getByRole('radio', { name: 'It is rude' });
const more = page.getByRole('textbox', { name: 'More' });

type Sent = { reason: 'rude' | 'untrue'; text: string | undefined };

function open(sent: Sent[], draft?: { kept: object | null }) {
  show(
    <ReportDialog<Sent['reason']>
      texts={{
        title: 'Report this',
        reason: 'What is wrong?',
        noReason: 'Choose a reason',
        text: 'More',
        send: 'Report',
        sending: 'Sending',
      }}
      reasons={[
        { value: 'rude', text: 'It is rude' },
        { value: 'untrue', text: 'It is not true' },
      ]}
      textMax={500}
      draft={
        draft && {
          read: () => draft.kept,
          write(values) {
            draft.kept = values;
          },
          forget() {
            draft.kept = null;
          },
        }
      }
      onSend={async (report) => void sent.push(report)}
      onClose={() => {}}
    />,
  );
}

test('a reason has to be chosen', async () => {
  const sent: Sent[] = [];
  open(sent);
  for (const radio of page.getByRole('radio').elements()) expect(radio).not.toBeChecked();
  await send.click();
  await expect.element(page.getByText('Choose a reason')).toBeVisible();
  expect(sent).toEqual([]);
  await rude.click({ force: true });
  await more.fill('  ');
  await send.click();
  await expect.poll(() => sent).toEqual([{ reason: 'rude', text: undefined }]);
});

test('opened again, what was filled in is there, until it has been sent', async () => {
  const sent: Sent[] = [];
  const draft = { kept: null };
  open(sent, draft);
  await rude.click({ force: true });
  await more.fill('Every day');
  open(sent, draft);
  await expect.element(rude).toBeChecked();
  await expect.element(more).toHaveValue('Every day');
  await send.click();
  await expect.poll(() => sent).toEqual([{ reason: 'rude', text: 'Every day' }]);
  await expect.poll(() => draft.kept).toBe(null);
});
