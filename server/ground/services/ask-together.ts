/**
 * One answer for everybody who asks the same at the same time. Who comes while one is being made gets the
 * next, so that no answer is older than its question; never more than one is being made.
 */
export function askTogether<Answer>(make: () => Promise<Answer>): () => Promise<Answer> {
  let current: Promise<unknown> | undefined;
  let next: Promise<Answer> | undefined;
  const start = () => {
    next = undefined;
    const answer = make();
    const settled = answer.then(
      () => undefined,
      () => undefined,
    );
    current = settled;
    settled.then(() => {
      if (current === settled) current = undefined;
    });
    return answer;
  };
  return () => {
    if (!current) return start();
    next ??= current.then(start);
    return next;
  };
}
