/** A payment has one receipt, whose number follows from its reference. */
export const receiptNumber = (paymentRef: string): string => paymentRef.replace(/^PAY-/, 'REC-');
