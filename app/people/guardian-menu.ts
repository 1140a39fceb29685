/** The wing's pages in the menu of the guardian's area. */
import { CircleUser, MapPin, Settings, Users } from 'lucide-react';
import type { GuardianLink } from '#app/ground/links/area-menu.ts';

export const guardianMenu: readonly GuardianLink[] = [
  { place: 140, to: '/parent/dashboard/profile/overview', text: 'profile', icon: CircleUser },
  { place: 150, to: '/parent/dashboard/profile/settings/students', text: 'students', icon: Users },
  {
    place: 160,
    to: '/parent/dashboard/profile/settings/location',
    text: 'locations',
    icon: MapPin,
  },
  {
    place: 170,
    to: '/parent/dashboard/profile/settings',
    text: 'settings',
    icon: Settings,
  },
];
