/** The wing's pages in the menu of the tutor's area, and in its search. */
import { Briefcase, History } from 'lucide-react';
import type { TutorLink, TutorPage } from '#app/ground/links/area-menu.ts';

export const tutorMenu: readonly TutorLink[] = [
  {
    place: 20,
    to: '/tutor/job-board/available-jobs',
    text: 'jobs',
    icon: Briefcase,
    area: '/tutor/job-board',
  },
  {
    place: 90,
    to: '/tutor/job-history/applied-jobs',
    text: 'jobHistory',
    icon: History,
    area: '/tutor/job-history',
  },
];

export const tutorPages: readonly TutorPage[] = [
  { place: 20, to: '/tutor/job-board', text: 'jobBoard' },
  { place: 30, to: '/tutor/job-board/available-jobs', text: 'availableJobs' },
  { place: 40, to: '/tutor/job-board/saved-jobs', text: 'savedJobs' },
  { place: 50, to: '/tutor/job-board/saved-searches', text: 'savedSearches' },
  { place: 150, to: '/tutor/job-history/applied-jobs', text: 'appliedJobs' },
  { place: 160, to: '/tutor/job-history/shortlisted-jobs', text: 'shortlistedJobs' },
  { place: 170, to: '/tutor/job-history/appointed-jobs', text: 'appointedJobs' },
  { place: 180, to: '/tutor/job-history/confirm-jobs', text: 'confirmedJobs' },
  { place: 190, to: '/tutor/job-history/cancel-jobs', text: 'cancelledJobs' },
];
