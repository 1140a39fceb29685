import { parentDashboardReference } from './parent-dashboard-reference.ts';

export const reference = [parentDashboardReference];
