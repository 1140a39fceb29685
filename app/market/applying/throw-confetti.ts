const DURATION_MS = 9800;
const PAUSE_MS = 350;

/**
 * None for those who asked for less motion.
 * Source: docs/requirements/market/job-detail-and-apply.md, "Confirmation".
 */
export async function throwConfetti() {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  const { default: confetti } = await import('canvas-confetti');
  // Its worker is made of a string, which our policy of trusted types refuses.
  const throwFrom = confetti.create(undefined, { useWorker: false, resize: true });
  const end = Date.now() + DURATION_MS;
  const burst = () => {
    for (const side of [0, 1])
      void throwFrom({
        particleCount: 24,
        angle: side ? 120 : 60,
        spread: 60,
        origin: { x: side, y: 0.8 },
        zIndex: 70,
      });
    if (Date.now() < end) setTimeout(burst, PAUSE_MS);
  };
  burst();
}
