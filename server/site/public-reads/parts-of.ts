/**
 * The parts each public read is made of, so that a change outdates all it may show and nothing
 * else.
 */
import type { createLookupReads } from '#server/ground/lookups/lookup-handlers.ts';
import type { PublicPart } from '#server/ground/services/answer-memory.ts';
import type { PublicReadName } from './create-public-reads.ts';

type Parts = readonly PublicPart[];
type LookupReadName = keyof ReturnType<typeof createLookupReads>;

const parts: Record<Exclude<PublicReadName, LookupReadName>, Parts> = {
  listJobs: ['jobs', 'names'],
  listJobAreas: ['jobs', 'names'],
  getJob: ['jobs', 'names'],
  listSimilarJobs: ['jobs', 'names'],
  getSalaryGuide: ['jobs', 'names'],
  listTutors: ['hub', 'names'],
  listTutorAreas: ['hub', 'names'],
  getHubTutor: ['hub', 'names'],
  compareTutors: ['hub', 'names'],
  listReviews: ['hub', 'jobs', 'names'],
  getHome: ['jobs', 'hub', 'names'],
  listLandings: ['jobs', 'hub', 'names'],
  getJobsLanding: ['jobs', 'names'],
  getTutorsLanding: ['hub', 'names'],
  getMapStyle: [],
  getOutsideForm: [],
  getEmbedSite: ['partners'],
  searchPlaces: ['names'],
  nearestPlace: ['names'],
  getAssistantLookups: ['names'],
};
const byName: Partial<Record<PublicReadName, Parts>> = parts;

/** Lists of names are made of names. */
export const partsOf = (name: PublicReadName): Parts => byName[name] ?? ['names'];
