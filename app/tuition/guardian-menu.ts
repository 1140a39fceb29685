/** The wing's pages in the menu of the guardian's area. */
import {
  Baby,
  CalendarDays,
  FileText,
  HandHeart,
  Inbox,
  MessagesSquare,
  MonitorPlay,
  UserRoundCheck,
  Video,
} from 'lucide-react';
import type { GuardianLink } from '#app/ground/links/area-menu.ts';

export const guardianMenu: readonly GuardianLink[] = [
  {
    place: 30,
    to: '/parent/dashboard/requests/tutor-requests',
    text: 'tutorRequests',
    icon: Inbox,
  },
  { place: 40, to: '/parent/dashboard/requests/coach-requests', text: 'coachRequests', icon: Baby },
  { place: 50, to: '/parent/dashboard/teachers/my-tutor', text: 'myTutors', icon: UserRoundCheck },
  { place: 60, to: '/parent/dashboard/teachers/my-coach', text: 'myCoaches', icon: HandHeart },
  { place: 70, to: '/parent/dashboard/messages', text: 'messages', icon: MessagesSquare },
  { place: 80, to: '/parent/dashboard/teachers/week', text: 'week', icon: CalendarDays },
  { place: 90, to: '/parent/dashboard/online-lesson', text: 'onlineLessons', icon: Video },
  {
    place: 100,
    to: '/parent/dashboard/teachers/online-tutor',
    text: 'onlineTutors',
    icon: MonitorPlay,
  },
  { place: 110, to: '/parent/dashboard/confirmation-letters', text: 'letters', icon: FileText },
];
