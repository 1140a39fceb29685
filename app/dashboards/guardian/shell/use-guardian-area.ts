import { Briefcase, GraduationCap, LifeBuoy, MessageCircle, ShoppingBag } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Area, AreaLink } from '#app/dashboards/area/area.ts';
import { toAreaLink, toTabs } from '#app/dashboards/area/area-links.ts';
import { useMarks } from '#app/dashboards/area/use-marks.tsx';
import { PARENT_DASHBOARD } from '#app/ground/links/parent-paths.ts';
import { SHOP_PATH } from '#core/site/shop-path.ts';
import { useApi } from '#ui/api/use-api.ts';
import { guardianEntries } from './guardian-menu.ts';

const MESSAGES = '/parent/dashboard/messages';
const THREADS = '/parent/dashboard/manage-tutor/messages';
const REQUESTS = '/parent/dashboard/requests/tutor-requests';
const HUB = '/hub';
const OWN: readonly string[] = ['profile', 'settings', 'students', 'locations'];

/** Returns the links of a guardian's area, with the counts of what waits. */
export function useGuardianArea(): Area {
  const { t } = useTranslation('parent');
  const { t: app } = useTranslation('app');
  const { t: frame } = useTranslation('frame');
  // The one answer of the first screen has it; that screen shares it.
  const { data } = useApi('getParentDashboard', {}, { keepsLast: true });
  const { unread, waiting } = useMarks(data?.waiting);

  const toLink = (entry: (typeof guardianEntries)[number]): AreaLink => ({
    ...toAreaLink(entry, t(`nav.${entry.text}`)),
    ...(entry.to === PARENT_DASHBOARD && { isExact: true, mark: waiting }),
    ...(entry.to === MESSAGES && { within: [MESSAGES, THREADS], mark: unread }),
  });
  const links: AreaLink[] = [
    ...guardianEntries.map(toLink),
    { to: HUB, text: app('nav.tutorHub'), icon: GraduationCap },
    { to: '/job-board', text: app('nav.jobBoard'), icon: Briefcase },
    { to: SHOP_PATH, text: app('nav.shop'), icon: ShoppingBag },
    { to: '/assistant', text: frame('assistant'), icon: MessageCircle },
    { to: '/support', text: app('footer.support'), icon: LifeBuoy },
  ];
  return {
    links,
    pages: links,
    own: guardianEntries.filter(({ text }) => OWN.includes(text)).map(toLink),
    tabs: toTabs(links, [
      [PARENT_DASHBOARD, frame('tabs.home')],
      [REQUESTS, frame('tabs.requests')],
      [HUB, frame('tabs.tutors')],
      [MESSAGES, t('nav.messages')],
    ]),
  };
}
