export const REQUESTS_PATH = '/parent/dashboard/requests/tutor-requests';
export const requestPath = (id: number | string) => `${REQUESTS_PATH}/${id}` as const;
