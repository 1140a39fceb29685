/** Tests what people write and report. Source: docs/requirements/acts.md, "Queues of staff". */
import { randomUUID } from 'node:crypto';
import { reviews } from '#server/ground/db/schema/reviews.ts';
import { communityOf } from '../setup/community.ts';
import { signInParent, signInTutor } from '../setup/hiring.ts';
import { startTestApp } from '../setup/test-app.ts';
import { openTuition } from '../setup/tuition.ts';
import { openDesk, type Scenario, walkActs } from './walk-acts.ts';

const context = startTestApp();
const desk = openDesk(context);
const db = () => context.database.db;
const reason = 'Not kind.';

/** The guardian reports what the tutor wrote. */
const reportedMessage =
  (answer: string, payload?: object): Scenario =>
  async () => {
    const { id, tutor, guardian } = await openTuition(context);
    const written = await tutor.browser.ask({
      method: 'POST',
      url: `/api/tuitions/${id}/messages`,
      payload: { idempotency_key: randomUUID(), text: 'An insult' },
    });
    return {
      act: () =>
        guardian.browser.ask({
          method: 'POST',
          url: `/api/messages/${written.json().message.id}/report`,
          payload: { reason: 'abusive' },
        }),
      answer: async () => {
        const [report] = (await desk.staff.get('chat-reports?status=waiting')).json().data;
        return desk.staff.post(`chat-reports/${report.id}/${answer}`, payload);
      },
    };
  };

/** The tutor reports what a guardian wrote of the tuition. */
const reportedReview =
  (answer: (id: number) => Promise<unknown>): Scenario =>
  async () => {
    const { id: applicationId, tutor, guardian } = await openTuition(context, 'closed');
    const [review] = await db()
      .insert(reviews)
      .values({
        applicationId,
        tutorId: tutor.account.tutorId,
        parentId: guardian.parentId,
        rating: 1,
        text: 'He came late.',
        createdAt: desk.clock.now(),
      })
      .returning({ id: reviews.id });
    const id = review?.id ?? 0;
    return {
      act: () =>
        tutor.browser.ask({
          method: 'POST',
          url: `/api/hub/reviews/${id}/report`,
          payload: { reason: 'false', text: 'This was another tutor.' },
        }),
      answer: () => answer(id),
    };
  };

async function openGuardian() {
  const guardian = await signInParent(context, { name: 'Shamima Akter' });
  return { ...guardian, ...communityOf(guardian) };
}
/** A post with a number in it is held until staff have read it. */
async function openHeld() {
  const guardian = await openGuardian();
  let id = 0;
  return {
    guardian,
    write: async () => {
      const written = await guardian.post('Call me at 01711234567');
      id = written.body.post.id;
      return written;
    },
    id: () => id,
  };
}
/** Writes something that is fine, for somebody to report it. */
async function openReported(what: 'post' | 'comment') {
  const guardian = await openGuardian();
  const tutor = communityOf(await signInTutor(context));
  const { id: postId } = (await guardian.post('How do you begin with fractions?')).body.post;
  const id = what === 'post' ? postId : (await guardian.comment(postId, 'Rubbish')).body.comment.id;
  const report = () => tutor.send('POST', `${what}s/${id}/reports`, { reason: 'rude' });
  return { id, report };
}

walkActs<'community'>(context, desk, {
  chat: {
    'a message is reported, staff keep it': reportedMessage('dismiss'),
    'a message is reported, staff hide it': reportedMessage('hide', { reason }),
  },
  review: {
    'a review is reported, staff keep it': reportedReview((id) =>
      desk.staff.post(`reviews/${id}/dismiss-reports`),
    ),
    'a review is reported, staff hide it': reportedReview((id) =>
      desk.staff.post(`reviews/${id}/hide`, { reason }),
    ),
  },
  community: {
    'a post is held, staff show it': async () => {
      const { write, id } = await openHeld();
      return { act: write, answer: () => desk.staff.post(`community/post/${id()}/approve`) };
    },
    'a post is held, staff remove it': async () => {
      const { write, id } = await openHeld();
      return {
        act: write,
        answer: () => desk.staff.post(`community/post/${id()}/remove`, { reason }),
      };
    },
    'a post is held, its author deletes it': async () => {
      const { write, id, guardian } = await openHeld();
      return { act: write, answer: () => guardian.send('DELETE', `posts/${id()}`) };
    },
    'a post is reported, staff keep it': async () => {
      const { id, report } = await openReported('post');
      return { act: report, answer: () => desk.staff.post(`community/post/${id}/approve`) };
    },
    'a comment is reported, staff remove it': async () => {
      const { id, report } = await openReported('comment');
      return {
        act: report,
        answer: () => desk.staff.post(`community/comment/${id}/remove`, { reason }),
      };
    },
  },
});
