/** Returns the path to which the payment services send the payer back. */
export const paymentPath = (ref: string) => `/payment/${ref}`;
