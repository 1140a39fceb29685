/** A guardian's first screen: schemas and access. */
import type { EndpointRules } from '#core/ground/api/endpoint.ts';
import { langQuery } from '#core/ground/api/fields/fields.ts';
import * as recommended from '#core/market/api/recommended-tutors.ts';
import * as dashboard from './parent-dashboard.ts';

const ownArea = { tag: 'Parent area', access: 'parent', query: langQuery } as const;

export const parentDashboardContract = {
  getParentDashboard: {
    ...ownArea,
    summary: "All that the guardian's first screen shows",
    answer: dashboard.parentDashboardAnswer,
  },
  listRecommendedTutors: {
    ...ownArea,
    summary: 'Tutors who fit open requests, else the saved children and place',
    answer: recommended.recommendedTutorsAnswer,
  },
} satisfies Record<string, EndpointRules>;
