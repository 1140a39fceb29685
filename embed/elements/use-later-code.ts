import { useEffect } from 'react';
import { whenIdle } from '../when-idle.ts';
import { lateContact } from './late-contact.tsx';
import { lateStep } from './late-step.tsx';

/** Of a hire form that is shown: what comes after its first step is fetched while that is answered. */
export const useLaterCode = () =>
  useEffect(
    () =>
      // A network error here is ignored: the step that needs the code loads it again and shows the error.
      whenIdle(() => Promise.all([lateStep.load(), lateContact.load()]).catch(() => undefined)),
    [],
  );
