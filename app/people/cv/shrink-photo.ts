/**
 * The side in px: sharp in print at the size of the CV; the file is sent on by chat over slow
 * connections.
 */
const SIDE = 320;

/** The photo as a JPEG of at most 320 × 320 pixels on white, as a data URL. */
export async function shrinkPhoto(url: string): Promise<string> {
  const photo = new Image();
  photo.src = url;
  await photo.decode();
  const canvas = document.createElement('canvas');
  canvas.width = SIDE;
  canvas.height = SIDE;
  const pen = canvas.getContext('2d');
  if (!pen) return url;
  pen.fillStyle = '#fff';
  pen.fillRect(0, 0, SIDE, SIDE);
  pen.drawImage(photo, 0, 0, SIDE, SIDE);
  return canvas.toDataURL('image/jpeg', 0.85);
}
