/** The card a page is shared with: that of its job, tutor or list, else the one of all pages. */
import type { Card } from '#server/site/share/card.ts';
import type { CardPath } from '#server/site/share/card-address.ts';
import { listFilter } from '#server/site/share/find-list-card.ts';
import { jobCard } from '#server/site/share/job-card.ts';
import { listCard, listNames } from '#server/site/share/list-card.ts';
import { pageCard } from '#server/site/share/page-card.ts';
import { tutorCard } from '#server/site/share/tutor-card.ts';
import type { PageFacts } from './page-facts.ts';

const LISTS = ['job-board', 'hub'] as const;

/** Makes the card of a list: what its address filters by, and the count of the answer it shows. */
function cardOfList({ path, lang, canonical, lookups, answer }: PageFacts) {
  const kind = LISTS.find((one) => path === `/${one}`);
  if (kind === undefined || canonical === undefined) return undefined;
  const search = new URL(canonical).searchParams;
  search.delete('lang');
  const names = listNames(listFilter(kind, search), lookups, lang);
  const count = answer(kind === 'job-board' ? 'listJobs' : 'listTutors');
  if (names === undefined || count === undefined) return undefined;
  const cardPath: CardPath = `${kind}?${search}`;
  return { path: cardPath, card: listCard({ kind, names, count, lang }) };
}

export function cardOf(page: PageFacts): { path: CardPath; card: Card } {
  const { path, lang, answer } = page;
  const job = path.startsWith('/job-details/') ? answer('getJob') : undefined;
  if (job !== undefined) return { path: `job/${job.id}`, card: jobCard(job, lang) };
  const tutor = path.startsWith('/hub/tutor-profile/') ? answer('getHubTutor') : undefined;
  if (tutor !== undefined) return { path: `tutor/${tutor.tutorid}`, card: tutorCard(tutor, lang) };
  return cardOfList(page) ?? { path: 'page', card: pageCard(lang) };
}
