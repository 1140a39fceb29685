export const wait = (ms: number): Promise<undefined> =>
  new Promise((resolve) => setTimeout(resolve, ms));
