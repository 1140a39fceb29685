/** Where staff see a person. */
export const personPath = (userId: number) => `/staff/people/${userId}`;
