/** A line as it is in a lift or on a bus: requests get lost, answers too, some go twice, some come late. */
import type { Page, Route } from '@playwright/test';

export interface BadLine {
  /** The number of requests, by what became of them. */
  readonly counts: Record<'lostRequest' | 'lostAnswer' | 'twice' | 'late' | 'fine', number>;
  /** Lets every request through from now on. */
  mend(): Promise<void>;
}

const FATES = ['lostRequest', 'late', 'fine', 'lostAnswer', 'twice', 'fine', 'late'] as const;
const LATE_MS = [900, 150, 500];

/** Spoils the requests in a fixed turn, so that each run of a test meets the same. */
export async function spoilLine(page: Page, url: string): Promise<BadLine> {
  const counts = { lostRequest: 0, lostAnswer: 0, twice: 0, late: 0, fine: 0 };
  let turn = 0;
  const handle = async (route: Route) => {
    const fate = FATES[turn % FATES.length] ?? 'fine';
    const wait = LATE_MS[turn % LATE_MS.length] ?? 0;
    turn += 1;
    counts[fate] += 1;
    try {
      if (fate === 'lostRequest') return await route.abort();
      if (fate === 'fine') return await route.continue();
      if (fate === 'late') await new Promise((resolve) => setTimeout(resolve, wait));
      const again = fate === 'twice' ? route.fetch() : undefined;
      const response = await route.fetch();
      await again;
      if (fate === 'lostAnswer') return await route.abort();
      await route.fulfill({ response });
    } catch {
      // The page was left in the meantime: nobody waits for this answer.
    }
  };
  await page.route(url, handle);
  return { counts, mend: () => page.unroute(url, handle) };
}
