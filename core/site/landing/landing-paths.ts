/** Addresses of pages about one kind of tuition: docs/requirements/site/search-engines.md, "Landing pages". */

/** All of them, by city and subject. */
export const LANDING_PATH = '/tuition-jobs';
/** The word in the place of a city: jobs of a subject, wherever they are. No city is called so. */
export const ANY_PLACE = 'subject';

export const jobsPath = (place: string, topic: string) => `${LANDING_PATH}/${place}/${topic}`;
export const tutorsPath = (city: string, category: string) => `/tutors/${city}/${category}`;
