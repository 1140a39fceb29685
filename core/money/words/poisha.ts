/** Sums are whole numbers of poisha; a hundred are a taka. */
const IN_A_TAKA = 100;

export const toPoisha = (taka: number): number => taka * IN_A_TAKA;
/** Returns the sum in taka, to be shown: `createFormat(lang).money(toTaka(poisha))`. */
export const toTaka = (poisha: number): number => poisha / IN_A_TAKA;
