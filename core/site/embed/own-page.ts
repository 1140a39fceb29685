/** The same as an element, on our own site: where the link inside it leads. */
import { writeHubFilter } from '#core/market/filters/hub-filter.ts';
import { writeJobFilter } from '#core/market/filters/job-filter.ts';
import type { EmbedChoice } from './embed-choice.ts';
import { toHubFilter, toJobFilter } from './list-attributes.ts';

function pageOf({ element, attributes }: EmbedChoice): [path: string, search?: URLSearchParams] {
  const jobId = attributes['job-id'];
  if (element === 'job-detail' && jobId) return [`/job-details/${jobId}`];
  if (element === 'hire-tutor') return ['/crm/hire-tutor'];
  if (element === 'assistant') return ['/assistant'];
  if (element === 'tutor-hub') return ['/hub', writeHubFilter(toHubFilter(attributes))];
  return ['/job-board', writeJobFilter(toJobFilter(attributes))];
}

/** Returns whether the page becomes a frame if its address is pasted where oEmbed is known. */
export const canBePasted = ({ element }: EmbedChoice): boolean =>
  element !== 'hire-tutor' && element !== 'assistant';

export function ownPage(choice: EmbedChoice): string {
  const [path, search = new URLSearchParams()] = pageOf(choice);
  search.set('lang', choice.lang);
  const { site } = choice.attributes;
  if (site) search.set('from', site);
  return `${path}?${search}`;
}
