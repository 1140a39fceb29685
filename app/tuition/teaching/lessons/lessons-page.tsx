import { TuitionFrame } from '../tuition-frame.tsx';
import { LessonsView } from './lessons-view.tsx';

/** The lessons of one tuition. Source: docs/requirements/tuition/teaching.md, "Lessons". */
export const LessonsPage = () => (
  <TuitionFrame tab="lessons">{(tuition) => <LessonsView tuition={tuition} />}</TuitionFrame>
);
