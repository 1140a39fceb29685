/**
 * The contract of requests, board, hub and applying: schemas, access and caching,
 * under the names of `endpoints.ts`.
 */
import { alertContract } from './alert-contract.ts';
import { applyingContract } from './applying-contract.ts';
import { hiringContract } from './hiring-contract.ts';
import { hubContract } from './hub-contract.ts';
import { jobBoardContract } from './job-board-contract.ts';
import { savedContract } from './saved-contract.ts';
import { tutoringContract } from './tutoring-contract.ts';

export const contract = {
  ...jobBoardContract,
  ...alertContract,
  ...applyingContract,
  ...hiringContract,
  ...savedContract,
  ...tutoringContract,
  ...hubContract,
};
