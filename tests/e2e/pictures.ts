/** Pictures as people choose them, good and bad ones. */
import sharp from 'sharp';

const noise = (width: number, height: number) =>
  sharp({
    create: {
      width,
      height,
      channels: 3,
      background: '#3a7',
      noise: { type: 'gaussian', mean: 128, sigma: 40 },
    },
  });

export const goodPng = async () => ({
  name: 'paper.png',
  mimeType: 'image/png',
  buffer: await noise(300, 200).png().toBuffer(),
});

/** A JPEG with the place where it was taken. */
export const goodJpeg = async () => ({
  name: 'me.jpg',
  mimeType: 'image/jpeg',
  buffer: await noise(600, 400)
    .withExif({ IFD3: { GPSLatitude: '23/1 45/1 0/1', GPSLatitudeRef: 'N' } })
    .jpeg()
    .toBuffer(),
});

export const renamedText = () => ({
  name: 'letter.png',
  mimeType: 'image/png',
  buffer: Buffer.from('This is no picture, whatever its name says.'),
});

/** What a phone makes: several megabytes, held upright, so the picture lies on its side. */
export const cameraJpeg = async () => ({
  name: 'camera.jpg',
  mimeType: 'image/jpeg',
  buffer: await noise(4000, 3000).withMetadata({ orientation: 6 }).jpeg({ quality: 92 }).toBuffer(),
});

export const tooLarge = async () => {
  const { buffer } = await goodPng();
  return {
    name: 'large.png',
    mimeType: 'image/png',
    buffer: Buffer.concat([buffer, Buffer.alloc(25 * 1024 * 1024)]),
  };
};

export const tooManyPixels = async () => ({
  name: 'wide.png',
  mimeType: 'image/png',
  buffer: await sharp({
    create: { width: 14_000, height: 14_000, channels: 3, background: '#fff' },
  })
    .png({ compressionLevel: 9, palette: true, colours: 2 })
    .toBuffer(),
});
