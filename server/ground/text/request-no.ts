/** Returns the number a guardian tells on the phone; it is that of the job on the board. */
export const requestNo = (jobId: number): string => `R${jobId}`;
export const coachRequestNo = (id: number): string => `C${id}`;
