const DURATION_MS = 9800;
const PAUSE_MS = 350;

/** Spec public-site §4: about 9.8 seconds; none for those who asked for less motion. */
export async function throwConfetti() {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  const { default: confetti } = await import('canvas-confetti');
  const end = Date.now() + DURATION_MS;
  const burst = () => {
    for (const side of [0, 1])
      void confetti({
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
