/** Returns the number people call a lesson by. */
export const lessonNo = (id: number): string => `L${id}`;
