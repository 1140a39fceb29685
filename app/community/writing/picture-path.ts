export const picturePath = (id: number): string => `/api/community/pictures/${id}`;
