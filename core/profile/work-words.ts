/** How what comes of a tutor's work may stand. */
export const lessonStatuses = ['upcoming', 'completed', 'cancelled'] as const;
export const directRequestStatuses = ['pending', 'accepted', 'cancelled'] as const;
