/** The answers of the wing that messages report as changed: app/notify/notifications/announced-answers.ts. */

export const announcedAnswers = ['getParentDashboard'] as const;
