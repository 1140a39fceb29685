import { alertReference } from './alert-reference.ts';
import { applyingReference } from './applying-reference.ts';
import { hiringReference } from './hiring-reference.ts';
import { hubReference } from './hub-reference.ts';
import { jobBoardReference } from './job-board-reference.ts';
import { savedReference } from './saved-reference.ts';
import { tutoringReference } from './tutoring-reference.ts';

export const reference = [
  jobBoardReference,
  alertReference,
  applyingReference,
  hiringReference,
  savedReference,
  tutoringReference,
  hubReference,
];
