/**
 * The places of the tutor area: in the sidebar, and those the search finds besides.
 * Source: docs/requirements/dashboards/tutor-area.md, "Frame".
 */
import {
  Banknote,
  Briefcase,
  CalendarDays,
  FileText,
  HandHelping,
  History,
  LayoutDashboard,
  LifeBuoy,
  type LucideIcon,
  MessagesSquare,
  Newspaper,
  Settings,
  ShoppingBag,
  Star,
  UserRound,
  UsersRound,
  Video,
} from 'lucide-react';
import type { Resources } from '#core/ground/i18n/resources.ts';

type MenuText = keyof Resources['tutor']['menu'];

export interface MenuEntry {
  to: string;
  text: MenuText;
  icon: LucideIcon;
  /** The entry stays marked on every page below this. */
  area: string;
}

export const sidebarEntries: readonly MenuEntry[] = [
  {
    to: '/tutor/dashboard',
    text: 'dashboard',
    icon: LayoutDashboard,
    area: '/tutor/dashboard',
  },
  {
    to: '/tutor/job-board/available-jobs',
    text: 'jobs',
    icon: Briefcase,
    area: '/tutor/job-board',
  },
  { to: '/tutor/profile/overview', text: 'profile', icon: UserRound, area: '/tutor/profile' },
  {
    to: '/tutor/my-students',
    text: 'myStudents',
    icon: UsersRound,
    area: '/tutor/my-students',
  },
  { to: '/tutor/messages', text: 'messages', icon: MessagesSquare, area: '/tutor/messages' },
  {
    to: '/tutor/my-students/week',
    text: 'myWeek',
    icon: CalendarDays,
    area: '/tutor/my-students/week',
  },
  {
    to: '/tutor/tutoring-request/pending',
    text: 'tutoringRequests',
    icon: HandHelping,
    area: '/tutor/tutoring-request',
  },
  {
    to: '/tutor/live-tutoring/upcoming',
    text: 'liveTutoring',
    icon: Video,
    area: '/tutor/live-tutoring',
  },
  {
    to: '/tutor/job-history/applied-jobs',
    text: 'jobHistory',
    icon: History,
    area: '/tutor/job-history',
  },
  {
    to: '/tutor/confirmation-letters',
    text: 'confirmationLetters',
    icon: FileText,
    area: '/tutor/confirmation-letters',
  },
  { to: '/tutor/reviews', text: 'reviews', icon: Star, area: '/tutor/reviews' },
  {
    to: '/tutor/community',
    text: 'community',
    icon: Newspaper,
    area: '/tutor/community',
  },
  { to: '/tutor/shop', text: 'shop', icon: ShoppingBag, area: '/tutor/shop' },
  { to: '/tutor/payment/invoice', text: 'payment', icon: Banknote, area: '/tutor/payment' },
  {
    to: '/tutor/settings/personal-info',
    text: 'settings',
    icon: Settings,
    area: '/tutor/settings',
  },
  { to: '/support', text: 'support', icon: LifeBuoy, area: '/support' },
];

export interface RouteEntry {
  to: string;
  text: MenuText;
}

/** Every address the search in the top bar knows. */
export const searchableRoutes: readonly RouteEntry[] = [
  { to: '/tutor/dashboard', text: 'dashboard' },
  { to: '/tutor/job-board', text: 'jobBoard' },
  { to: '/tutor/job-board/available-jobs', text: 'availableJobs' },
  { to: '/tutor/job-board/saved-jobs', text: 'savedJobs' },
  { to: '/tutor/job-board/saved-searches', text: 'savedSearches' },
  { to: '/tutor/profile/overview', text: 'profile' },
  { to: '/tutor/profile/update/education', text: 'education' },
  { to: '/tutor/profile/update/tutoring', text: 'tutoring' },
  { to: '/tutor/profile/update/personal', text: 'personal' },
  { to: '/tutor/profile/update/certificate', text: 'certificates' },
  { to: '/tutor/cv', text: 'cv' },
  { to: '/tutor/my-students', text: 'myStudents' },
  { to: '/tutor/messages', text: 'messages' },
  { to: '/tutor/my-students/week', text: 'myWeek' },
  { to: '/tutor/job-history/applied-jobs', text: 'appliedJobs' },
  { to: '/tutor/job-history/shortlisted-jobs', text: 'shortlistedJobs' },
  { to: '/tutor/job-history/appointed-jobs', text: 'appointedJobs' },
  { to: '/tutor/job-history/confirm-jobs', text: 'confirmedJobs' },
  { to: '/tutor/job-history/cancel-jobs', text: 'cancelledJobs' },
  { to: '/tutor/confirmation-letters', text: 'confirmationLetters' },
  { to: '/tutor/reviews', text: 'reviews' },
  { to: '/tutor/live-tutoring/upcoming', text: 'liveUpcoming' },
  { to: '/tutor/community', text: 'community' },
  { to: '/tutor/live-tutoring/completed', text: 'liveCompleted' },
  { to: '/tutor/live-tutoring/cancelled', text: 'liveCancelled' },
  { to: '/tutor/live-tutoring/settings', text: 'lessonSettings' },
  { to: '/tutor/tutoring-request/pending', text: 'requestsPending' },
  { to: '/tutor/tutoring-request/accepted', text: 'requestsAccepted' },
  { to: '/tutor/tutoring-request/cancelled', text: 'requestsCancelled' },
  { to: '/tutor/payment/invoice', text: 'invoices' },
  { to: '/tutor/payment/transaction-history', text: 'transactions' },
  { to: '/tutor/payment/statement', text: 'statement' },
  { to: '/tutor/settings/personal-info', text: 'settings' },
  { to: '/tutor/settings/change-number', text: 'changeNumber' },
  { to: '/tutor/settings/change-password', text: 'changePassword' },
  { to: '/tutor/settings/social-media', text: 'socialMedia' },
  { to: '/tutor/settings/verified-history', text: 'verifiedHistory' },
  { to: '/tutor/settings/account-status', text: 'accountStatus' },
  { to: '/tutor/settings/pay-info', text: 'payInfo' },
  { to: '/tutor/settings/devices', text: 'devices' },
  { to: '/tutor/settings/notifications', text: 'notifications' },
  { to: '/tutor/settings/own-data', text: 'ownData' },
  { to: '/support', text: 'support' },
  { to: '/tutor/shop', text: 'shop' },
];
