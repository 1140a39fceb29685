/**
 * The places of the tutor area, put together of what the wings say: in the sidebar, and those the
 * search finds. Source: docs/requirements/dashboards/tutor-area.md, "Frame".
 */
import { LayoutDashboard, LifeBuoy, ShoppingBag } from 'lucide-react';
import * as community from '#app/community/tutor-menu.ts';
import type { TutorLink, TutorPage } from '#app/ground/links/area-menu.ts';
import * as market from '#app/market/tutor-menu.ts';
import * as money from '#app/money/tutor-menu.ts';
import * as notify from '#app/notify/tutor-menu.ts';
import * as people from '#app/people/tutor-menu.ts';
import * as tuition from '#app/tuition/tutor-menu.ts';

const own: readonly TutorLink[] = [
  { place: 10, to: '/tutor/dashboard', text: 'dashboard', icon: LayoutDashboard },
  { place: 130, to: '/tutor/shop', text: 'shop', icon: ShoppingBag },
  { place: 160, to: '/support', text: 'support', icon: LifeBuoy },
];

const ownPages: readonly TutorPage[] = [
  { place: 10, to: '/tutor/dashboard', text: 'dashboard' },
  { place: 430, to: '/support', text: 'support' },
  { place: 440, to: '/tutor/shop', text: 'shop' },
];

const byPlace = (one: TutorPage, other: TutorPage) => one.place - other.place;

export const sidebarEntries = [
  ...own,
  ...people.tutorMenu,
  ...money.tutorMenu,
  ...market.tutorMenu,
  ...tuition.tutorMenu,
  ...community.tutorMenu,
].sort(byPlace);

/** Every address the search in the top bar knows. */
export const searchableRoutes = [
  ...ownPages,
  ...people.tutorPages,
  ...notify.tutorPages,
  ...money.tutorPages,
  ...market.tutorPages,
  ...tuition.tutorPages,
  ...community.tutorPages,
].sort(byPlace);
