/**
 * Method and path of every endpoint of the console.
 * Paths are fixed: docs/requirements/ground/api.md, "Paths".
 */
import { acceptanceEndpoints } from './acceptance-endpoints.ts';
import { staffEndpoints } from './staff-endpoints.ts';

export const endpoints = {
  ...acceptanceEndpoints,
  ...staffEndpoints,
} as const;
