/**
 * Method and path of every endpoint of money.
 * Paths are fixed: docs/requirements/ground/api.md, "Paths".
 */
import { moneyEndpoints } from './money-endpoints.ts';

export const endpoints = {
  ...moneyEndpoints,
} as const;
