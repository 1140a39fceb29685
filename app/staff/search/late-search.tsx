import { lateExtra } from '#app/ground/late/late-extra.tsx';

/** The search, which comes after the page it stands on: its place is there from the start. */
export const LateSearch = lateExtra<{ onGo?: (() => void) | undefined }>(
  async () => (await import('./staff-search.tsx')).StaffSearch,
  <svg aria-hidden="true" width="100%" height="2.75rem" />,
);
