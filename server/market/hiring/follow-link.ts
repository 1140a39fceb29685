import { followPath } from '#core/market/hire/follow-path.ts';
import type { Config } from '#server/ground/config/config.ts';

/** The short link of a message to the request it is about; it leads through signing in by the phone alone. */
export const followLink = ({ publicUrl }: Pick<Config, 'publicUrl'>, jobId: number): string =>
  new URL(followPath(jobId), publicUrl).href;
