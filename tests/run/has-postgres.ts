import { findOnPath } from './find-on-path.ts';

/** Returns whether this machine can start a PostgreSQL of its own for the tests. */
export const hasPostgres = () =>
  findOnPath('initdb') !== undefined && findOnPath('postgres') !== undefined;
