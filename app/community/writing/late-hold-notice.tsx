import { lazy, Suspense } from 'react';
import type { HoldNoticeProps } from './hold-notice.tsx';

const Nothing = () => null;
// The rules weigh as much as the screen. Where they cannot be fetched the answer says it after sending.
const HoldNotice = lazy(() =>
  import('./hold-notice.tsx').then(
    (module) => ({ default: module.HoldNotice }),
    () => ({ default: Nothing }),
  ),
);

/** The notice, fetched with the first word. */
export const LateHoldNotice = (props: HoldNoticeProps) =>
  props.text.trim() === '' ? null : (
    <Suspense>
      <HoldNotice {...props} />
    </Suspense>
  );
