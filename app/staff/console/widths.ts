/** The width from which on a table fits beside the queues; below it the same rows are cards. */
export const ROOMY = '(min-width: 1024px)';
