export const REQUESTS_PATH = '/parent/dashboard/requests/tutor-requests';
export const requestPath = (id: number) => `${REQUESTS_PATH}/${id}`;
