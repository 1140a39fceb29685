import type { Answer } from '#core/api/api-client.ts';
import type { HubProfile } from '#core/market/api/hub-profile.ts';
import { useAnswers } from '#ui/api/use-answers.ts';
import { useEnvironment } from '#ui/environment.tsx';

type Together = Pick<Answer<'createReview'>, 'rating' | 'rating_spread'>;

const SHOWN = ['getOwnReviews', 'listReviews'];

/**
 * Writes, changes and deletes an own review; afterwards the page shows the new average and bars and reads
 * the reviews again.
 */
export function useReviewChanges(tutorId: string) {
  const { api } = useEnvironment();
  const answers = useAnswers();

  const settle = async ({ rating, rating_spread }: Together) => {
    for (const name of ['getHubTutor', 'getTaughtTutor'] as const)
      answers.change<HubProfile>(name, (profile) => ({ ...profile, rating, rating_spread }));
    await answers.refresh((name) => SHOWN.includes(name));
  };

  return {
    async create(body: { application_id: number; rating: number; text: string }) {
      const saved = await api.call('createReview', { params: { tutorId }, body });
      await settle(saved);
    },
    async update(id: number, body: { rating: number; text: string }) {
      const saved = await api.call('updateReview', { params: { id }, body });
      await settle(saved);
    },
    async remove(id: number) {
      const saved = await api.call('deleteReview', { params: { id } });
      await settle(saved);
    },
  };
}
