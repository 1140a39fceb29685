/** Staff see a person at this address. */
export const personPath = (userId: number) => `/staff/people/${userId}`;
