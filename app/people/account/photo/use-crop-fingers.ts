import { type Dispatch, type PointerEvent, type SetStateAction, useRef } from 'react';
import { type Crop, moveCrop, type Size, zoomCrop } from './crop-frame.ts';

type At = Pick<PointerEvent, 'clientX' | 'clientY'>;
type OnCanvas = PointerEvent<HTMLCanvasElement>;

const between = (one: At, other: At) =>
  Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY);

/**
 * Follows what presses on the canvas: one finger or the mouse drags the picture, two fingers zoom. By
 * the places of the pointers: their movement is not known in every browser.
 */
export function useCropFingers(picture: Size, setCrop: Dispatch<SetStateAction<Crop>>) {
  const pressed = useRef(new Map<number, At>());
  const lift = ({ pointerId }: OnCanvas) => void pressed.current.delete(pointerId);
  return {
    onPointerDown: ({ currentTarget, pointerId, clientX, clientY }: OnCanvas) => {
      currentTarget.setPointerCapture(pointerId);
      pressed.current.set(pointerId, { clientX, clientY });
    },
    onPointerMove: ({ currentTarget, pointerId, clientX, clientY }: OnCanvas) => {
      const before = pressed.current.get(pointerId);
      if (before === undefined) return;
      const now = { clientX, clientY };
      const width = currentTarget.clientWidth;
      pressed.current.set(pointerId, now);
      const other = [...pressed.current].find(([id]) => id !== pointerId)?.[1];
      setCrop((crop) =>
        other === undefined
          ? moveCrop(
              picture,
              crop,
              (clientX - before.clientX) / width,
              (clientY - before.clientY) / width,
            )
          : zoomCrop(crop, between(now, other) / Math.max(1, between(before, other))),
      );
    },
    onPointerUp: lift,
    onPointerCancel: lift,
  };
}
