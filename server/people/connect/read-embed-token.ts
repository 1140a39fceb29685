import type { FastifyRequest } from 'fastify';

const BEARER = /^Bearer +([A-Za-z0-9_-]{43})$/i;

/** Null when there is none that could be one. */
export const readEmbedToken = ({ headers }: Pick<FastifyRequest, 'headers'>): string | null =>
  BEARER.exec(headers.authorization ?? '')?.[1] ?? null;
