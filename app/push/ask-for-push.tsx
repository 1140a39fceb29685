import { lazy, Suspense } from 'react';
import type { AskingPlace } from './asked-before.ts';

/** Most visitors never send anything off: its code comes when they have. Where it does not come, nobody is asked. */
const PushQuestion = lazy(() =>
  import('./push-question.tsx').then(
    (part) => ({ default: part.PushQuestion }),
    () => ({ default: () => null }),
  ),
);

export const AskForPush = (props: { place: AskingPlace }) => (
  <Suspense fallback={null}>
    <PushQuestion {...props} />
  </Suspense>
);
