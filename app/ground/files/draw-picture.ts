import { IMAGE_MAX_BYTES } from '#core/people/profile/profile-constants.ts';

/** The best that fits is taken; below the last the picture itself gets smaller. */
const QUALITIES = [0.9, 0.8, 0.7, 0.6];
const SMALLER = 0.8;
/** Base64 has four characters for three bytes. */
const MAX_TEXT = Math.floor((IMAGE_MAX_BYTES / 3) * 4);

function draw(
  width: number,
  height: number,
  paint: (pen: CanvasRenderingContext2D) => void,
): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('This browser has no canvas');
  // JPEG has no transparency: what is clear becomes paper, not black.
  pen.fillStyle = '#fff';
  pen.fillRect(0, 0, width, height);
  pen.imageSmoothingQuality = 'high';
  paint(pen);
  return canvas;
}

/** A quarter turn to the right. */
export async function turnPicture(picture: ImageBitmap): Promise<ImageBitmap> {
  const { width, height } = picture;
  const canvas = draw(height, width, (pen) => {
    pen.translate(height, 0);
    pen.rotate(Math.PI / 2);
    pen.drawImage(picture, 0, 0);
  });
  return createImageBitmap(canvas);
}

/** Returns the picture as a JPEG that the server takes, in a data address. */
export function shrinkPicture(picture: ImageBitmap): string {
  for (let scale = 1; ; scale *= SMALLER) {
    const width = Math.max(1, Math.round(picture.width * scale));
    const height = Math.max(1, Math.round(picture.height * scale));
    const canvas = draw(width, height, (pen) => pen.drawImage(picture, 0, 0, width, height));
    for (const quality of QUALITIES) {
      const text = canvas.toDataURL('image/jpeg', quality);
      if (text.length - text.indexOf(',') <= MAX_TEXT) return text;
    }
  }
}
