/** Back with a dialog open: it closes, and the page stays. */
import { useState } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { backCloses } from '#app/shell/back-closes.ts';
import { show } from '#tests/components/show.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { EnvironmentProvider, useEnvironment } from '#ui/environment.tsx';

function Opener({ title, inner }: { title: string; inner?: string }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open {title}
      </button>
      {isOpen && (
        <Dialog title={title} onClose={() => setOpen(false)}>
          {inner && <Opener title={inner} />}
        </Dialog>
      )}
    </>
  );
}

function InApp({ ofOthers = false }: { ofOthers?: boolean }) {
  const environment = useEnvironment();
  return (
    <EnvironmentProvider environment={ofOthers ? environment : { ...environment, backCloses }}>
      <Opener title="Outer" inner="Inner" />
    </EnvironmentProvider>
  );
}

const dialog = (name: string) => page.getByRole('dialog', { name });
const open = (name: string) => page.getByRole('button', { name: `Open ${name}` }).click();
const step = (count: number) =>
  new Promise<void>((done) => {
    window.addEventListener('popstate', () => setTimeout(done, 50), { once: true });
    history.go(count);
  });

/** The entries are written as the router writes them. */
beforeEach(() => {
  history.pushState({ key: 'before', idx: 1 }, '', '#before');
  history.pushState({ key: 'here', idx: 2 }, '', '#here');
});

test('Back closes it, the page and what the router knows of it stay', async () => {
  show(<InApp />);
  await open('Outer');
  await expect.element(dialog('Outer')).toBeVisible();
  await step(-1);
  await expect.element(dialog('Outer')).not.toBeInTheDocument();
  expect(location.hash).toBe('#here');
  expect(history.state).toMatchObject({ key: 'here', idx: 2 });
  // And the next Back leaves.
  await step(-1);
  expect(location.hash).toBe('#before');
});

test('of two, one from the other, each Back closes the upper one', async () => {
  show(<InApp />);
  await open('Outer');
  await open('Inner');
  await expect.element(dialog('Inner')).toBeVisible();
  await step(-1);
  await expect.element(dialog('Inner')).not.toBeInTheDocument();
  await expect.element(dialog('Outer')).toBeVisible();
  await step(-1);
  await expect.element(dialog('Outer')).not.toBeInTheDocument();
  expect(location.hash).toBe('#here');
});

test.each([1, 3])('closed by its button %d times, one Back leaves the page', async (times) => {
  show(<InApp />);
  const before = history.length;
  for (let at = 0; at < times; at += 1) {
    await open('Outer');
    await dialog('Outer').getByRole('button', { name: 'Close' }).click();
    await expect.element(dialog('Outer')).not.toBeInTheDocument();
  }
  expect(history.length).toBe(before + 1);
  history.back();
  await expect.poll(() => location.hash).toBe('#before');
});

test('a link pressed in the dialog leads on, and Back from there shows the page again', async () => {
  show(<InApp />);
  await open('Outer');
  await dialog('Outer').getByRole('button', { name: 'Close' }).click();
  history.pushState({ key: 'next', idx: 3 }, '', '#next');
  await step(-1);
  expect(location.hash).toBe('#here');
  history.back();
  await expect.poll(() => location.hash).toBe('#before');
});

test('Forward after that opens nothing and loses nothing', async () => {
  show(<InApp />);
  await open('Outer');
  await step(-1);
  await step(1);
  expect(location.hash).toBe('#here');
  expect(document.querySelector('dialog')).toBeNull();
  await open('Outer');
  await step(-1);
  await expect.element(dialog('Outer')).not.toBeInTheDocument();
  expect(location.hash).toBe('#here');
});

test('the history of another’s page is not touched', async () => {
  show(<InApp ofOthers />);
  const before = history.length;
  await open('Outer');
  await expect.element(dialog('Outer')).toBeVisible();
  expect([history.length, history.state]).toEqual([before, { key: 'here', idx: 2 }]);
});
