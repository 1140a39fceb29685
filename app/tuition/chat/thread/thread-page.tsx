import { TuitionFrame } from '#app/tuition/teaching/tuition-frame.tsx';
import { ThreadBox } from './thread-box.tsx';

/**
 * Shows what tutor and guardian of a tuition write to each other. Source:
 * docs/requirements/tuition/teaching.md, "Messages".
 */
export const ThreadPage = () => (
  <TuitionFrame tab="messages">
    {(tuition) => (
      <ThreadBox key={tuition.id} tuitionId={tuition.id} otherName={tuition.other.name} />
    )}
  </TuitionFrame>
);
