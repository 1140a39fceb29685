/** Where the payment services send the payer back to. */
export const paymentPath = (ref: string) => `/payment/${ref}`;
