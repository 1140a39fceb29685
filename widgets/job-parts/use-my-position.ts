import { useState } from 'react';

type Problem = 'denied' | 'failed' | 'unsupported';
interface Position {
  latitude: number;
  longitude: number;
}

const TIMEOUT_MS = 5000;
/** About 100 m: enough to search by, too little to find a home. */
const DECIMALS = 3;

/** Asks the device where it is, once, when the reader wants it. Source: spec public-site §9. */
export function useMyPosition(onFound: (position: Position) => void) {
  const [isLocating, setLocating] = useState(false);
  const [problem, setProblem] = useState<Problem>();

  const locate = () => {
    if (!navigator.geolocation) return setProblem('unsupported');
    setProblem(undefined);
    setLocating(true);
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        setLocating(false);
        onFound({
          latitude: Number(coords.latitude.toFixed(DECIMALS)),
          longitude: Number(coords.longitude.toFixed(DECIMALS)),
        });
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
