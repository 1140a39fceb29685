/** The texts of the connection to an account, which speaks for itself whatever the element says. */
export const sessionTexts = { en: () => import('./en.ts'), bn: () => import('./bn.ts') };
