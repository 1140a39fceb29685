import type { ReactElement } from 'react';
import type { LessonStanding } from '#core/tuition/teaching/lesson-states.ts';

const DOT = { cx: 8, cy: 8, r: 5.5 };
const CONFIRMED = <circle {...DOT} fill="var(--c-brand)" />;
const DISPUTED = (
  <path
    d="M8 1.5 14.5 8 8 14.5 1.5 8z"
    fill="var(--c-accent-soft)"
    stroke="var(--c-accent-ink)"
    strokeWidth="2"
  />
);
/** The marks differ by shape, so that they can be read without colours. */
const MARKS: Record<LessonStanding, ReactElement> = {
  confirmed: CONFIRMED,
  held: CONFIRMED,
  waiting: <circle {...DOT} fill="none" stroke="var(--c-brand)" strokeWidth="2" />,
  disputed: DISPUTED,
  kept: DISPUTED,
  not_held: <path d="m3 3 10 10M13 3 3 13" stroke="var(--c-danger)" strokeWidth="2.5" />,
};

/** A lesson as a mark, by how it stands; the words stand elsewhere. */
export const LessonMark = ({ standing }: { standing: LessonStanding }) => (
  <svg aria-hidden="true" viewBox="0 0 16 16" width="1rem" height="1rem" className="flex-none">
    {MARKS[standing]}
  </svg>
);
