import { TuitionFrame } from '../tuition-frame.tsx';
import { RoutineView } from './routine-view.tsx';

/**
 * The page that says when one tuition is taught. Source: docs/requirements/tuition/teaching.md,
 * "Routine".
 */
export const RoutinePage = () => (
  <TuitionFrame tab="routine">
    {(tuition, _refresh, since) => <RoutineView tuition={tuition} tuitionSince={since} />}
  </TuitionFrame>
);
