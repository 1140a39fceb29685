/** Tests that somebody who cannot see a picture hears whose it is. */
import { useState } from 'react';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { PostPictures } from '#app/community/post/post-pictures.tsx';
import { MessagePicture } from '#app/tuition/chat/thread/message-picture.tsx';
import { NewMessages } from '#app/tuition/chat/thread/new-messages.tsx';
import type { CommunityPost } from '#core/community/api/community.ts';
import type { Message } from '#core/tuition/api/chat.ts';
import { showArea } from '../show-area.tsx';

const onePixel = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==';
const message: Message = {
  id: 1,
  is_own: false,
  key: null,
  text: '',
  picture: { width: 800, height: 600 },
  at: '2026-11-20T06:00:00.000Z',
  is_removed: false,
};
const post: CommunityPost = {
  id: 1,
  author: { first_name: 'Nusrat', role: 'tutor', is_me: false },
  area: null,
  text: 'My notes',
  pictures: [
    { id: 1, width: 800, height: 600 },
    { id: 2, width: 800, height: 600 },
  ],
  created_at: '2026-11-20T06:00:00.000Z',
  edited_at: null,
  state: 'shown',
  held_for: [],
  removed_reason: null,
  editable_until: null,
  likes: 0,
  is_liked: false,
  comments: 0,
  shares: 0,
};

test('the button of a picture has the name of the picture, and opens it', async () => {
  showArea(<MessagePicture src={onePixel} isOwn={false} />);
  await page.getByRole('button', { name: 'Picture you received' }).click();
  await expect.element(page.getByRole('dialog')).toBeVisible();
});

test('so has each picture of a post', async () => {
  showArea(<PostPictures post={post} />);
  await expect
    .element(page.getByRole('button', { name: 'Picture 2 of the post by Nusrat' }))
    .toBeVisible();
});

function Thread({ next }: { next: Message }) {
  const [messages, setMessages] = useState<Message[]>([]);
  return (
    <>
      <button type="button" onClick={() => setMessages([next])}>
        Let it arrive
      </button>
      <NewMessages messages={messages} otherName="Nusrat" />
    </>
  );
}

test.each([
  ['only a picture', message, 'New message from Nusrat: Picture'],
  ['words', { ...message, text: 'See you at five' }, 'New message from Nusrat: See you at five'],
  [
    'what our staff removed',
    { ...message, picture: null, is_removed: true },
    'New message from Nusrat: Removed by our staff',
  ],
])('a message with %s is read aloud', async (_, next, said) => {
  showArea(<Thread next={next} />);
  await page.getByRole('button', { name: 'Let it arrive' }).click();
  await expect.element(page.getByText(said, { exact: true })).toBeInTheDocument();
});
