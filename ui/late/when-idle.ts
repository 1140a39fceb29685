/** Safari has no idle callback. Gives back how to call it off. */
export function whenIdle(run: () => void, isUrgent = false): () => void {
  if (isUrgent || !window.requestIdleCallback) {
    const timer = setTimeout(run, isUrgent ? 0 : 1000);
    return () => clearTimeout(timer);
  }
  const request = requestIdleCallback(run);
  return () => cancelIdleCallback(request);
}
