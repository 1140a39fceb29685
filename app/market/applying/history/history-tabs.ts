/** The five tabs and their addresses. Source: docs/requirements/dashboards/tutor-area.md, "Job history". */
export const historyTabs = [
  { type: 'applied', path: 'applied-jobs' },
  { type: 'shortlisted', path: 'shortlisted-jobs' },
  { type: 'appointed', path: 'appointed-jobs' },
  { type: 'confirm', path: 'confirm-jobs' },
  { type: 'closed', path: 'cancel-jobs' },
] as const;

export type HistoryType = (typeof historyTabs)[number]['type'];
