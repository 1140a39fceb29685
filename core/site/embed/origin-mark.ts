/** Stands in the built loader for the product's own origin, until the server that serves it writes it in. */
export const ORIGIN_MARK = '__PORUA_ORIGIN__';
