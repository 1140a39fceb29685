/**
 * The contract of tuitions, lessons, chat and hand-over: schemas, access and caching,
 * under the names of `endpoints.ts`.
 */
import { chatContract } from './chat-contract.ts';
import { handoverContract } from './handover-contract.ts';
import { lessonsContract } from './lessons-contract.ts';
import { onlineLessonsContract } from './online-lessons-contract.ts';
import { parentAreaContract } from './parent-area-contract.ts';
import { teachingContract } from './teaching-contract.ts';
import { workContract } from './work-contract.ts';

export const contract = {
  ...parentAreaContract,
  ...handoverContract,
  ...teachingContract,
  ...chatContract,
  ...lessonsContract,
  ...onlineLessonsContract,
  ...workContract,
};
