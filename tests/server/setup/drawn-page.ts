/** The job board as the parts of a page's head are given it. */
import type { TestApp } from './test-app.ts';

export const boardPage = ({ services }: TestApp, origin: string, query: string) =>
  ({
    lang: 'en',
    origin,
    path: '/job-board',
    title: 'Job board',
    description: '',
    canonical: `${origin}/job-board?${query}`,
    answer: () => undefined,
    lookups: services.lookupCache.current,
  }) as const;
