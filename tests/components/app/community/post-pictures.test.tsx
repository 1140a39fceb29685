/** A picture on its way: what is written and removed meanwhile stays so. */
import { beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { PostDialog } from '#app/community/writing/post-dialog.tsx';
import { DraftOwner } from '#app/ground/form/draft-owner.ts';
import { fakeApi } from '#tests/components/fake-api.ts';
import { showArea } from '../show-area.tsx';

vi.mock('#app/people/session/session-provider.tsx', () => ({
  useSession: () => ({ user: { id: 7 } }),
}));

const text = page.getByRole('textbox').first();
const picker = page.getByLabelText('Add pictures');
const pictures = page.getByRole('img');

let added = 0;
let letGo: () => void = () => {};

beforeEach(() => {
  sessionStorage.clear();
  added = 0;
});

/** The second picture waits for the test. */
function open() {
  const api = fakeApi({
    addCommunityPicture: async () => {
      added += 1;
      const id = added;
      if (id > 1)
        await new Promise<void>((resolve) => {
          letGo = resolve;
        });
      return { id, width: 10, height: 10 };
    },
  });
  showArea(
    <DraftOwner value={7}>
      <PostDialog
        member={{ role: 'guardian', areas: [], child_names: [], may_write: true }}
        onPosted={() => {}}
        onClose={() => {}}
      />
    </DraftOwner>,
    api,
  );
}

async function aPicture(): Promise<File> {
  const canvas = document.createElement('canvas');
  const pen = canvas.getContext('2d');
  pen?.fillRect(0, 0, 10, 10);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve));
  return new File(blob ? [blob] : [], 'picture.png', { type: 'image/png' });
}

const kept = () => JSON.parse(sessionStorage.getItem('draft:community-post:7') ?? 'null');

test('words typed and a picture removed during an upload are not undone by its end', async () => {
  open();
  await text.fill('First');
  await userEvent.upload(picker, await aPicture());
  await expect.poll(() => kept()?.picture_ids).toEqual([1]);
  await userEvent.upload(picker, await aPicture());
  await expect.poll(() => added).toBe(2);
  await expect.element(picker).toHaveAttribute('aria-disabled', 'true');
  await text.fill('First and second');
  await page.getByRole('button', { name: /Remove/ }).click();
  expect(pictures.elements()).toHaveLength(0);
  letGo();
  await expect.poll(() => kept()).toMatchObject({ text: 'First and second', picture_ids: [2] });
  await expect.element(picker).not.toHaveAttribute('aria-disabled');
  open();
  await expect.element(text).toHaveValue('First and second');
});
