import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { useApi } from '#ui/api/use-api.ts';

const FIRST_PAGE = { query: { page: 1 } };

/**
 * Education, available and saved jobs are read again in the background at each step through the
 * area. Source: docs/requirements/dashboards/tutor-area.md, "Frame".
 */
export function useBackgroundRefresh() {
  const { key } = useLocation();
  const education = useApi('listEducation', {}, { keepsLast: true });
  const available = useApi('listAvailableJobs', FIRST_PAGE, { keepsLast: true });
  const saved = useApi('listSavedJobs', FIRST_PAGE, { keepsLast: true });

  const refresh = useRef(() => {});
  refresh.current = () => {
    // What fails in the background is reported where it is shown.
    for (const list of [education, available, saved]) void list.refresh().catch(() => undefined);
  };
  const seen = useRef(key);
  useEffect(() => {
    if (seen.current === key) return;
    seen.current = key;
    refresh.current();
  }, [key]);

  return { savedCount: saved.data?.total ?? 0 };
}
