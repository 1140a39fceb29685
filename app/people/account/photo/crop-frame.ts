/** The square that is cut out of a picture. */
export interface Crop {
  /** 1 shows as much as fits into a square. */
  zoom: number;
  /** The square's place in what is left over, 0 to 1. */
  x: number;
  y: number;
}
export const WHOLE: Crop = { zoom: 1, x: 0.5, y: 0.5 };
export const MOST_ZOOM = 4;

const within = (value: number, least: number, most: number) =>
  Math.min(most, Math.max(least, value));

export interface Size {
  width: number;
  height: number;
}

export function squareOf({ width, height }: Size, { zoom, x, y }: Crop) {
  const side = Math.min(width, height) / within(zoom, 1, MOST_ZOOM);
  return { side, left: (width - side) * x, top: (height - side) * y };
}

/** Moved with a finger by so many parts of the frame; the picture follows, so the square goes the other way. */
export function moveCrop(size: Size, crop: Crop, partX: number, partY: number): Crop {
  const { side } = squareOf(size, crop);
  const shift = (at: number, part: number, room: number) =>
    room < 1 ? at : within(at - (part * side) / room, 0, 1);
  return {
    ...crop,
    x: shift(crop.x, partX, size.width - side),
    y: shift(crop.y, partY, size.height - side),
  };
}

/** Zoomed by two fingers that have so many times the distance of before between them. */
export const zoomCrop = (crop: Crop, times: number): Crop => ({
  ...crop,
  zoom: within(crop.zoom * times, 1, MOST_ZOOM),
});
