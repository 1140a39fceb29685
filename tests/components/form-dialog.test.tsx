/** A form in a dialog: Enter sends it, and a form it was opened from does not hear of that. */
import { type FormEvent, useState } from 'react';
import { createPortal } from 'react-dom';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { FormDialog } from '#ui/dialog/form-dialog.tsx';
import { TextField } from '#ui/field/text-field.tsx';
import { show } from './show.tsx';

const done: string[] = [];

function Example({ canCancel = false, isBusy = false }) {
  const [isOpen, setOpen] = useState(true);
  const outer = (event: FormEvent) => {
    event.preventDefault();
    done.push('outer');
  };
  return (
    <form onSubmit={outer}>
      {isOpen &&
        // A form in a form is not allowed.
        createPortal(
          <FormDialog
            title="A name"
            sendText="Save"
            busyText="Saving"
            isBusy={isBusy}
            problem="It is taken."
            onSend={() => done.push('sent')}
            onClose={() => setOpen(false)}
            onCancel={canCancel ? () => done.push('cancelled') : undefined}
          >
            <TextField label="Name" />
          </FormDialog>,
          document.body,
        )}
    </form>
  );
}

const button = (name: string) => page.getByRole('button', { name, exact: true });

test('Enter in a field sends it, once, and nothing else', async () => {
  done.length = 0;
  show(<Example />);
  await expect.element(button('Cancel')).not.toBeInTheDocument();
  await expect.element(page.getByRole('alert')).toHaveTextContent('It is taken.');
  await page.getByRole('textbox', { name: 'Name' }).fill('Dhanmondi');
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => done).toEqual(['sent']);
  await button('Close').click();
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
});

test('Cancel does what its opener wants; while it is sent a press does nothing', async () => {
  done.length = 0;
  show(<Example canCancel isBusy />);
  await button('Saving').click({ force: true });
  await button('Cancel').click();
  expect(done).toEqual(['cancelled']);
});
