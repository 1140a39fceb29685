import { ShareBar, type ShareLook } from '#app/ground/chart/share-bar.tsx';
import type { Answer } from '#core/api/api-client.ts';
import { useFormat } from '#ui/i18n/use-format.ts';
import { type HistoryType, historyTabs } from './history-tabs.ts';

/** The look of each stage, in the bar and beside its name. */
export const stageLooks: Record<HistoryType, ShareLook> = {
  applied: 'plain',
  shortlisted: 'warm',
  appointed: 'soft',
  confirm: 'full',
  closed: 'past',
};

/** All applications as one bar with a part a stage, which leads to its list. */
export function StageBar({ counts }: { counts: Answer<'getSidebarCounts'>['data'] }) {
  const format = useFormat();
  const parts = historyTabs.map(({ type, path }) => {
    const value = counts.find(({ id }) => id === type)?.count ?? 0;
    return {
      key: type,
      look: stageLooks[type],
      value,
      text: format.number(value),
      to: `/tutor/job-history/${path}`,
    };
  });
  return parts.some(({ value }) => value > 0) ? <ShareBar parts={parts} /> : null;
}
