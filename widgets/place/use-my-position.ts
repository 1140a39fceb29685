import { useState } from 'react';
import { useLatestCallback } from '#ui/hooks/use-latest-callback.ts';

type Problem = 'denied' | 'failed' | 'unsupported';
interface Position {
  latitude: number;
  longitude: number;
}

const TIMEOUT_MS = 5000;
/**
 * Decimals of a degree: about 100 m, enough to search by and too little to find a home; about 1 m,
 * a door.
 */
const DECIMALS = { area: 3, door: 5 };

/**
 * Asks the device where it is, once, when the reader wants it.
 * Source: docs/requirements/market/job-board.md, "Filters".
 */
export function useMyPosition(
  onFound: (position: Position) => void,
  precision: keyof typeof DECIMALS = 'area',
) {
  const found = useLatestCallback(onFound);
  const round = (degrees: number) => Number(degrees.toFixed(DECIMALS[precision]));

  const [isLocating, setLocating] = useState(false);
  const [problem, setProblem] = useState<Problem>();

  const locate = () => {
    if (!navigator.geolocation) return setProblem('unsupported');
    setProblem(undefined);
    setLocating(true);
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        setLocating(false);
        found({ latitude: round(coords.latitude), longitude: round(coords.longitude) });
      },
      (error) => {
        setLocating(false);
        setProblem(error.code === error.PERMISSION_DENIED ? 'denied' : 'failed');
      },
      { timeout: TIMEOUT_MS, maximumAge: 60_000 },
    );
  };

  return { isLocating, problem, locate };
}
