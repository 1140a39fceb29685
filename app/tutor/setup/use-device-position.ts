import { useEffect, useState } from 'react';
import type { Point } from '#core/geo/distance.ts';
import { useMyPosition } from '#widgets/job-parts/use-my-position.ts';

/** The device's position on demand; whether that is allowed is asked on load. Source: spec §2.2. */
export function useDevicePosition(onFound: (point: Point) => void) {
  const { isLocating, problem, locate } = useMyPosition(onFound);
  const [isBlocked, setBlocked] = useState(false);

  useEffect(() => {
    let status: PermissionStatus | undefined;
    const note = () => setBlocked(status?.state === 'denied');
    navigator.permissions
      ?.query({ name: 'geolocation' })
      .then((found) => {
        status = found;
        note();
        status.addEventListener('change', note);
      })
      // Some browsers know no such permission; then the first use tells.
      .catch(() => setBlocked(false));
    return () => status?.removeEventListener('change', note);
  }, []);

  return { isLocating, problem: problem ?? (isBlocked ? ('denied' as const) : undefined), locate };
}
