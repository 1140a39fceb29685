/**
 * The card of what an address names, from the same answers as the page is made of. Refusals are an
 * `ApiError`; `gone` is what the page answers 410 to (docs/requirements/site/search-engines.md, "Closed jobs").
 */
import type { Lang } from '#core/ground/i18n/lang.ts';
import { ApiError } from '#server/ground/errors/api-error.ts';
import type { Services } from '#server/ground/services/services.ts';
import { jobStanding } from '#server/market/job-board/is-public-job.ts';
import { readPublic } from '#server/site/public-reads/read-public.ts';
import type { Card } from './card.ts';
import { jobCard } from './job-card.ts';
import { tutorCard } from './tutor-card.ts';

export interface Reader {
  lang: Lang;
  ip: string;
}

const isMissing = (error: unknown) => error instanceof ApiError && error.code === 'job_not_found';

export async function findJobCard(
  services: Services,
  jobId: number,
  { lang, ip }: Reader,
): Promise<Card | 'gone'> {
  const standing = () => jobStanding(services.db, jobId, services.now());
  try {
    const { answer } = await readPublic(services, 'getJob', { params: { jobId }, lang, ip });
    if (answer.status === 'closed' && (await standing()) === 'gone') return 'gone';
    return jobCard(answer, lang);
  } catch (error) {
    if (isMissing(error) && (await standing()) === 'gone') return 'gone';
    throw error;
  }
}

export async function findTutorCard(
  services: Services,
  tutorId: string,
  { lang, ip }: Reader,
): Promise<Card> {
  const { answer } = await readPublic(services, 'getHubTutor', { params: { tutorId }, lang, ip });
  return tutorCard(answer, lang);
}
