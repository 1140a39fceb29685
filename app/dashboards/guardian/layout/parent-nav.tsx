import {
  Baby,
  Banknote,
  CalendarDays,
  CircleUser,
  FileText,
  HandHeart,
  Inbox,
  LayoutDashboard,
  MapPin,
  MessagesSquare,
  MonitorPlay,
  Newspaper,
  Search,
  Settings,
  UserRoundCheck,
  Users,
  Video,
} from 'lucide-react';
import { NavLink } from 'react-router';
import { UnreadMark } from '#app/tuition/chat/unread/unread-mark.tsx';
import { useTexts } from '#ui/i18n/i18n-provider.tsx';

const LINKS = [
  ['dashboard', '/parent/dashboard', LayoutDashboard],
  ['hire', '/parent/dashboard/hire', Search],
  ['tutorRequests', '/parent/dashboard/requests/tutor-requests', Inbox],
  ['coachRequests', '/parent/dashboard/requests/coach-requests', Baby],
  ['myTutors', '/parent/dashboard/teachers/my-tutor', UserRoundCheck],
  ['myCoaches', '/parent/dashboard/teachers/my-coach', HandHeart],
  ['messages', '/parent/dashboard/messages', MessagesSquare],
  ['week', '/parent/dashboard/teachers/week', CalendarDays],
  ['onlineLessons', '/parent/dashboard/online-lesson', Video],
  ['onlineTutors', '/parent/dashboard/teachers/online-tutor', MonitorPlay],
  ['letters', '/parent/dashboard/confirmation-letters', FileText],
  ['payment', '/parent/dashboard/payment/invoice', Banknote],
  ['community', '/parent/dashboard/community', Newspaper],
  ['profile', '/parent/dashboard/profile/overview', CircleUser],
  ['students', '/parent/dashboard/profile/settings/students', Users],
  ['locations', '/parent/dashboard/profile/settings/location', MapPin],
  ['settings', '/parent/dashboard/profile/settings/personal-info', Settings],
] as const;

export function ParentNav({ onGo }: { onGo?(): void }) {
  const texts = useTexts('parent');
  return (
    <nav aria-label={texts('nav.menu')}>
      <ul className="flex flex-col gap-1">
        {LINKS.map(([name, to, Icon]) => (
          <li key={to}>
            <NavLink
              to={to}
              end={name === 'dashboard'}
              className="side-link flex items-center gap-3 min-h-[44px] px-3 rounded-sm font-semibold hover:bg-brand-soft hover:text-brand"
              onClick={() => onGo?.()}
            >
              <Icon aria-hidden="true" size={18} />
              {texts(`nav.${name}`)}
              {name === 'messages' && <UnreadMark textOf={(n) => texts('nav.unread', { n })} />}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
