import type { z } from 'zod';
import type { connectedSitesAnswer } from '#core/people/api/embed.ts';
import type { Grant } from '#server/ground/request/caller.ts';

const latest = (dates: Date[]) => new Date(Math.max(...dates.map((date) => date.getTime())));

/** One entry a site, whatever the number of its pages and of the person's devices. */
export function presentSites(
  rows: { grant: Grant; name: string }[],
): z.output<typeof connectedSitesAnswer> {
  const bySite = Map.groupBy(rows, ({ grant }) => grant.siteId);
  return [...bySite].map(([site, all]) => {
    const grants = all.map(({ grant }) => grant);
    return {
      site,
      name: all[0]?.name ?? site,
      hosts: [...new Set(grants.map(({ origin }) => new URL(origin).host))].sort(),
      connected_at: new Date(
        Math.min(...grants.map(({ createdAt }) => createdAt.getTime())),
      ).toISOString(),
      last_used_at: latest(grants.map(({ lastUsedAt }) => lastUsedAt)).toISOString(),
    };
  });
}
