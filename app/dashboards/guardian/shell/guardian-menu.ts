/** The places of the guardian's area, put together of what the wings say, in the order of its menu. */
import { LayoutDashboard } from 'lucide-react';
import { guardianMenu as community } from '#app/community/guardian-menu.ts';
import type { GuardianLink } from '#app/ground/links/area-menu.ts';
import { PARENT_DASHBOARD } from '#app/ground/links/parent-paths.ts';
import { guardianMenu as market } from '#app/market/guardian-menu.ts';
import { guardianMenu as money } from '#app/money/guardian-menu.ts';
import { guardianMenu as people } from '#app/people/guardian-menu.ts';
import { guardianMenu as tuition } from '#app/tuition/guardian-menu.ts';

const own: GuardianLink = {
  place: 10,
  to: PARENT_DASHBOARD,
  text: 'dashboard',
  icon: LayoutDashboard,
};

export const guardianEntries = [own, ...people, ...money, ...market, ...tuition, ...community].sort(
  (one, other) => one.place - other.place,
);
