import { AreaFrame } from '#app/dashboards/area/area-frame.tsx';
import { SendWaitingLessons } from '#app/tuition/teaching/lessons/send-waiting-lessons.tsx';
import { PositionProvider } from '../position/position-provider.tsx';
import { useBackgroundRefresh } from './use-background-refresh.ts';
import { useTutorArea } from './use-tutor-area.tsx';

/**
 * The frame around a tutor's area.
 * Source: docs/requirements/dashboards/area-frame.md, "Frame".
 */
export function TutorShell() {
  const { savedCount } = useBackgroundRefresh();
  const area = useTutorArea(savedCount);
  return (
    <PositionProvider>
      <SendWaitingLessons />
      <AreaFrame area={area} />
    </PositionProvider>
  );
}
