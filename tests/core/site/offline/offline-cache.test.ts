/** The worker caches what is the same for everybody, and touches nothing else. */
import { describe, expect, it } from 'vitest';
import { contract } from '#core/api/contract.ts';
import { endpoints } from '#core/api/endpoints.ts';
import type { Endpoint } from '#core/ground/api/endpoint.ts';
import { isCacheableAnswer } from '#core/site/offline/offline-cache.ts';

/** Public, and yet not for the worker: one is asked with a position, one by partners' pages alone. */
const LEFT_OUT = new Set(['nearestPlace', 'getEmbedSite']);

const reads = Object.entries(endpoints).flatMap(([name, { method, path }]) => {
  const { access, cacheSeconds }: Endpoint = contract[name as keyof typeof contract];
  const url = new URL(path.replaceAll(/:\w+/g, '7'), 'https://porua.test');
  const isPublic = access === 'public' && !!cacheSeconds && !LEFT_OUT.has(name);
  return method === 'GET' ? [{ name, url, isPublic }] : [];
});

describe('what the worker caches of the API', () => {
  it.each(reads)('$name: cached only if the contract lets others see it', ({ url, isPublic }) => {
    expect(isCacheableAnswer(url)).toBe(isPublic);
  });

  it('never caches an answer whose question holds a position', () => {
    expect(isCacheableAnswer(new URL('https://porua.test/api/job-board?lat=23.7&lng=90.4'))).toBe(
      false,
    );
  });
});
