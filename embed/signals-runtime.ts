/** Stands in for React's: Preact's components watch every signal they read. */
export const useSignals = () => undefined;
