import type { Secrets } from '#server/ground/secrets/secrets.ts';
import type { Limit } from './take-limits.ts';

/** Limits whose keys are hashes. While secrets change, what was counted with the old one counts. */
export function keyedLimits(
  { appSecret, previousSecret }: Secrets,
  build: (secret: string) => Limit[],
): Limit[] {
  const limits = build(appSecret);
  if (previousSecret === undefined) return limits;
  const former = build(previousSecret);
  return limits.map((limit, at) => ({ ...limit, formerKey: former[at]?.key }));
}
