/** Beginnings of lines that tests write into the console, where the runner reads them in their order. */
export const BEGIN = 'A page of a partner begins';
export const HERE = 'Up to here: ';
