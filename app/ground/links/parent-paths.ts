import { requestPath } from '#core/market/hire/request-path.ts';

/** Addresses of the guardian's area that several of its screens name. */
export const PARENT_DASHBOARD = '/parent/dashboard';
export const MY_TUTORS_PATH = '/parent/dashboard/teachers/my-tutor';
export const MY_COACHES_PATH = '/parent/dashboard/teachers/my-coach';
export const HIRE_TUTOR_PATH = '/parent/dashboard/hire/home-tutor';
export const HIRE_COACH_PATH = '/parent/dashboard/hire/home-coach';
export const ONLINE_LESSONS_PATH = '/parent/dashboard/online-lesson';
export const coachJobPath = (id: number) => `/parent/dashboard/manage-coach/job-details/${id}`;
export const editCoachPath = (id: number) => `/parent/dashboard/requests/coach-requests/${id}/edit`;
export const editRequestPath = (id: number) => `${requestPath(id)}/edit`;
