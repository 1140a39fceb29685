/** The wing's pages in the menu of the tutor's area, and in its search. */
import { Settings, UserRound } from 'lucide-react';
import type { TutorLink, TutorPage } from '#app/ground/links/area-menu.ts';

export const tutorMenu: readonly TutorLink[] = [
  {
    place: 30,
    to: '/tutor/profile/overview',
    text: 'profile',
    icon: UserRound,
    area: '/tutor/profile',
  },
  {
    place: 150,
    to: '/tutor/settings',
    text: 'settings',
    icon: Settings,
  },
];

export const tutorPages: readonly TutorPage[] = [
  { place: 60, to: '/tutor/profile/overview', text: 'profile' },
  { place: 65, to: '/tutor/steps', text: 'steps' },
  { place: 70, to: '/tutor/profile/update/education', text: 'education' },
  { place: 80, to: '/tutor/profile/update/tutoring', text: 'tutoring' },
  { place: 90, to: '/tutor/profile/update/personal', text: 'personal' },
  { place: 100, to: '/tutor/profile/update/certificate', text: 'certificates' },
  { place: 110, to: '/tutor/cv', text: 'cv' },
  { place: 325, to: '/tutor/settings', text: 'settings' },
  { place: 330, to: '/tutor/settings/personal-info', text: 'nameAndEmail' },
  { place: 340, to: '/tutor/settings/change-number', text: 'changeNumber' },
  { place: 350, to: '/tutor/settings/change-password', text: 'changePassword' },
  { place: 360, to: '/tutor/settings/social-media', text: 'socialMedia' },
  { place: 370, to: '/tutor/settings/verified-history', text: 'verifiedHistory' },
  { place: 380, to: '/tutor/settings/account-status', text: 'accountStatus' },
  { place: 390, to: '/tutor/settings/pay-info', text: 'payInfo' },
  { place: 400, to: '/tutor/settings/devices', text: 'devices' },
  { place: 420, to: '/tutor/settings/own-data', text: 'ownData' },
];
