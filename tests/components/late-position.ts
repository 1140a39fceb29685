/** A device that says where it is when the test lets it, in the place of the browser's own. */
import { onTestFinished } from 'vitest';

export function latePosition() {
  let found: PositionCallback | undefined;
  let refused: PositionErrorCallback | null | undefined;
  const geolocation = {
    getCurrentPosition(onFound: PositionCallback, onError?: PositionErrorCallback | null) {
      found = onFound;
      refused = onError;
    },
  };
  const own = Object.getOwnPropertyDescriptor(navigator, 'geolocation');
  Object.defineProperty(navigator, 'geolocation', { value: geolocation, configurable: true });
  onTestFinished(() => {
    if (own) Object.defineProperty(navigator, 'geolocation', own);
    else Reflect.deleteProperty(navigator, 'geolocation');
  });
  const coords = {
    latitude: 23.746123,
    longitude: 90.376456,
    accuracy: 10,
    altitude: null,
    altitudeAccuracy: null,
    heading: null,
    speed: null,
  };
  const position = { coords: { ...coords, toJSON: () => coords }, timestamp: 0 };
  const codes = { PERMISSION_DENIED: 1, POSITION_UNAVAILABLE: 2, TIMEOUT: 3 } as const;
  return {
    find: () => found?.({ ...position, toJSON: () => position }),
    refuse: () => refused?.({ ...codes, code: codes.PERMISSION_DENIED, message: 'Denied' }),
  };
}
