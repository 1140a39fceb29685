import type { FastifyRequest } from 'fastify';
import { pathOf } from './contract-paths.ts';

const NOT_FOR_PEOPLE = /^\/(?:api|embed|dev|docs)(?:\/|$)/;

/** A browser that opens an address of the app, and not a program. */
export const wantsPage = ({ url, headers }: FastifyRequest): boolean =>
  !NOT_FOR_PEOPLE.test(pathOf(url)) && (headers.accept ?? '').includes('text/html');
