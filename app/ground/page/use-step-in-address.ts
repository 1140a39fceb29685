import { useSearchParams } from 'react-router';

/** The step of a form as `?step=`, so that Back goes a step back and a reload stays. */
export function useStepInAddress() {
  const [params, setParams] = useSearchParams();
  return {
    step: params.get('step') ?? undefined,
    go(step: string) {
      setParams((before) => {
        const next = new URLSearchParams(before);
        next.set('step', step);
        return next;
      });
    },
  };
}
