/** The two people of a tuition, of whom one reads or acts. Staff have screens of their own. */
export const ownSides = ['tutor', 'guardian'] as const;
export type OwnSide = (typeof ownSides)[number];

export const otherSide = (side: OwnSide): OwnSide => (side === 'tutor' ? 'guardian' : 'tutor');
