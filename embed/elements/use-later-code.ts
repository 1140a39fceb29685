import { useEffect } from 'react';
import { whenIdle } from '../when-idle.ts';
import { lateContact } from './late-contact.tsx';
import { lateStep } from './late-step.tsx';

/** Of a hire form that is shown: what comes after its first step is fetched while that is answered. */
export const useLaterCode = () =>
  useEffect(
    () =>
      // What is lost here is asked for again, and told, by the step that needs it.
      whenIdle(() => Promise.all([lateStep.load(), lateContact.load()]).catch(() => undefined)),
    [],
  );
