import { useEffect, useState } from 'react';

/**
 * Returns whether the reader has refused the device's location; checked on load.
 * Source: docs/requirements/dashboards/tutor-area.md, "Position".
 */
export function useGeolocationBlocked(): boolean {
  const [isBlocked, setBlocked] = useState(false);
  useEffect(() => {
    let status: PermissionStatus | undefined;
    let isOver = false;
    const note = () => setBlocked(status?.state === 'denied');
    navigator.permissions
      ?.query({ name: 'geolocation' })
      .then((found) => {
        if (isOver) return;
        status = found;
        note();
        status.addEventListener('change', note);
      })
      // Some browsers know no such permission; then the first use tells.
      .catch(() => setBlocked(false));
    return () => {
      isOver = true;
      status?.removeEventListener('change', note);
    };
  }, []);
  return isBlocked;
}
