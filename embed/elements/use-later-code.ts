import { useEffect } from 'react';
import { whenIdle } from '#ui/late/when-idle.ts';
import { lateContact } from './late-contact.tsx';
import { lateStep } from './late-step.tsx';

/**
 * Fetches the code after the first step of a hire form that is shown, while that step is answered.
 */
export const useLaterCode = () =>
  useEffect(
    () =>
      // A network error here is ignored: the step that needs the code loads it again and shows the error.
      whenIdle(() => Promise.all([lateStep.load(), lateContact.load()]).catch(() => undefined)),
    [],
  );
