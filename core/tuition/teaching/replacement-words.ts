/**
 * The times at which the present tuition ends while another tutor is looked for: the guardian's
 * choice.
 */
export const replacementEnds = ['when_found', 'now'] as const;

export const replacementStates = ['open', 'found', 'stopped'] as const;
