import { lateExtra } from '#app/ground/late/late-extra.tsx';
import type { HoldNoticeProps } from './hold-notice.tsx';

// The rules weigh as much as the screen. Where they cannot be fetched the answer says it after sending.
const HoldNotice = lateExtra(async () => (await import('./hold-notice.tsx')).HoldNotice);

/** The notice, fetched with the first word. */
export const LateHoldNotice = (props: HoldNoticeProps) =>
  props.text.trim() === '' ? null : <HoldNotice {...props} />;
