import type { hubEndpoints } from '#core/api/hub/hub-endpoints.ts';
import { ApiError } from '#server/http/api-error.ts';
import type { Handlers } from '#server/http/register-endpoint.ts';

type HubHandlers = Pick<Handlers, keyof typeof hubEndpoints>;

const notYet = () => {
  throw new ApiError('unavailable');
};

/** Answers follow with the tables of the hub. */
export function createHubHandlers(): HubHandlers {
  return {
    listTutors: notYet,
    searchTutors: notYet,
    compareTutors: notYet,
    getHubTutor: notYet,
    listReviews: notYet,
    getOwnReviews: notYet,
    createReview: notYet,
    updateReview: notYet,
    deleteReview: notYet,
    reportReview: notYet,
    listStaffReviews: notYet,
    hideReview: notYet,
    unhideReview: notYet,
    dismissReports: notYet,
  };
}
