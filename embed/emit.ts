import type { SessionName } from './session/session-state.ts';

/** Every event our elements send to the page. All bubble and cross shadow roots. */
export interface PoruaEvents {
  'porua-ready': Record<string, never>;
  'porua-error': { code: 'load_failed' | 'render_failed' };
  'porua-job-open': { jobId: number };
  'porua-tutor-open': { tutorId: string };
  'porua-apply': { jobId: number; state: 'started' | 'applied' };
  'porua-saved': { jobId: number; saved: boolean };
  'porua-session': { state: SessionName; firstName?: string };
  'porua-hire-submitted': { requestNo: string };
}

/** False when the page prevented the default of a cancelable event. */
export function emit<Name extends keyof PoruaEvents>(
  element: Element,
  name: Name,
  detail: PoruaEvents[Name],
  cancelable = false,
): boolean {
  return element.dispatchEvent(
    new CustomEvent(name, { detail, bubbles: true, composed: true, cancelable }),
  );
}
