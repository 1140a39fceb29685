const days = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Dhaka' });

/** `YYYY-MM-DD` in Bangladesh, wherever the reader sits. */
export const today = (): string => days.format(new Date());
