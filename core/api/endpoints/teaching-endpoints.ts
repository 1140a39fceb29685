/** The life of a tuition, for its tutor and its guardian alike: `:id` is that of the application. */
export const teachingEndpoints = {
  getTuition: { method: 'GET', path: '/api/tuitions/:id' },
} as const;
