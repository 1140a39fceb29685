import { Heart, MessageCircle } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Area, AreaLink } from '#app/dashboards/area/area.ts';
import { toAreaLink, toTabs } from '#app/dashboards/area/area-links.ts';
import { useMarks } from '#app/dashboards/area/use-marks.tsx';
import { useApi } from '#ui/api/use-api.ts';
import { useFormat } from '#ui/i18n/use-format.ts';
import { searchableRoutes, sidebarEntries } from './tutor-menu.ts';

const HOME = '/tutor/dashboard';
const MESSAGES = '/tutor/messages';
const THREADS = '/tutor/my-students/messages';
const OWN: readonly string[] = ['profile', 'shop', 'support', 'settings'];

/** Returns the links of a tutor's area, with the counts of what waits and of saved jobs. */
export function useTutorArea(savedCount: number): Area {
  const { t } = useTranslation('tutor');
  const { t: frame } = useTranslation('frame');
  const format = useFormat();
  const { data } = useApi('listTutorWaiting', {}, { keepsLast: true });
  const { unread, waiting } = useMarks(data?.data);

  const toLink = (entry: (typeof sidebarEntries)[number]): AreaLink => ({
    ...toAreaLink(entry, t(`menu.${entry.text}`)),
    ...(entry.to === HOME && { mark: waiting }),
    ...(entry.to === MESSAGES && { within: [MESSAGES, THREADS], mark: unread }),
  });
  const links: AreaLink[] = [
    ...sidebarEntries.map(toLink),
    { to: '/assistant', text: frame('assistant'), icon: MessageCircle },
  ];
  const savedJobs = {
    to: '/tutor/job-board/saved-jobs',
    text: t('menu.savedJobs'),
    icon: Heart,
    mark: (
      <span className="ml-auto px-2 rounded-full bg-brand-soft text-brand text-xs tabular">
        {format.number(savedCount)}
      </span>
    ),
  };
  return {
    links,
    pages: searchableRoutes.map(({ to, text }) => ({ to, text: t(`menu.${text}`) })),
    own: [savedJobs, ...sidebarEntries.filter(({ text }) => OWN.includes(text)).map(toLink)],
    tabs: toTabs(links, [
      [HOME, frame('tabs.home')],
      ['/tutor/job-board/available-jobs', t('menu.jobs')],
      ['/tutor/job-history/applied-jobs', frame('tabs.applied')],
      [MESSAGES, t('menu.messages')],
    ]),
  };
}
