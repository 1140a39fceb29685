/** The card a page is shared with: that of its job or tutor, else the one of all pages. */
import type { Card } from '#server/share/card.ts';
import type { CardPath } from '#server/share/card-address.ts';
import { jobCard } from '#server/share/job-card.ts';
import { pageCard } from '#server/share/page-card.ts';
import { tutorCard } from '#server/share/tutor-card.ts';
import type { PageFacts } from './page-facts.ts';

export function cardOf({ path, lang, answer }: PageFacts): { path: CardPath; card: Card } {
  const job = path.startsWith('/job-details/') ? answer('getJob') : undefined;
  if (job !== undefined) return { path: `job/${job.id}`, card: jobCard(job, lang) };
  const tutor = path.startsWith('/hub/tutor-profile/') ? answer('getHubTutor') : undefined;
  if (tutor !== undefined) return { path: `tutor/${tutor.tutorid}`, card: tutorCard(tutor, lang) };
  return { path: 'page', card: pageCard(lang) };
}
