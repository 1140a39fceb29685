/** Counts what stands around screens to each of them. */
import type { Part } from './find-parts.ts';
import { isScreen } from './screens.ts';

/**
 * The parts that are fetched beside a screen, not before it: the frames of the tutor's and the guardian's
 * area, and the assistant's button, which stands on most pages.
 */
export const FRAMES = [
  '/app/dashboards/tutor/shell/tutor-shell.tsx',
  '/app/dashboards/guardian/shell/guardian-shell.tsx',
  '/app/site/assistant/assistant-launcher.tsx',
];

/** Adds what is beside screens: the frames that are fetched from where the screen may be shown. */
export function withFrames(parts: readonly Part[]): Part[] {
  const frames = FRAMES.flatMap((end) => parts.find(({ id }) => id.endsWith(end)) ?? []);
  return parts.map((part) => {
    if (!isScreen(part)) return part;
    const around = frames.filter(({ fetchers }) => [...fetchers].every((id) => part.finds(id)));
    return { ...part, beside: new Set(around.flatMap(({ needs }) => [...needs])) };
  });
}
