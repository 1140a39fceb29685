import { chatReference } from './chat-reference.ts';
import { handoverReference } from './handover-reference.ts';
import { lessonsReference } from './lessons-reference.ts';
import { onlineLessonsReference } from './online-lessons-reference.ts';
import { parentAreaReference } from './parent-area-reference.ts';
import { teachingReference } from './teaching-reference.ts';
import { workReference } from './work-reference.ts';

export const reference = [
  parentAreaReference,
  handoverReference,
  teachingReference,
  chatReference,
  lessonsReference,
  onlineLessonsReference,
  workReference,
];
