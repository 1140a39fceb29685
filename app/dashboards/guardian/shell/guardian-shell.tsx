import { AreaFrame } from '#app/dashboards/area/area-frame.tsx';
import { useGuardianArea } from './use-guardian-area.ts';

/**
 * The frame around a guardian's area.
 * Source: docs/requirements/dashboards/area-frame.md, "Frame".
 */
export const GuardianShell = () => <AreaFrame area={useGuardianArea()} />;
