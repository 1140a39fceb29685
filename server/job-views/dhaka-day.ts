const format = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Dhaka' });

/** YYYY-MM-DD in Bangladesh, wherever the server stands. */
export const dhakaDay = (at: Date): string => format.format(at);
