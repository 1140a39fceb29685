/** Pictures as people choose them, good and bad ones: files, made once for each worker. */
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { crc32, deflateSync } from 'node:zlib';
import sharp, { type Sharp } from 'sharp';

const folder = path.join(import.meta.dirname, `../../test-results/pictures-${process.pid}`);

const once = (name: string, make: () => Promise<Buffer>) => {
  let file: Promise<string> | undefined;
  const write = async () => {
    const place = path.join(folder, name);
    await mkdir(folder, { recursive: true });
    await writeFile(place, await make());
    return place;
  };
  return () => {
    file ??= write();
    return file;
  };
};

const noise = (width: number, height: number): Sharp =>
  sharp({
    create: {
      width,
      height,
      channels: 3,
      background: '#3a7',
      noise: { type: 'gaussian', mean: 128, sigma: 40 },
    },
  });

/** A JPEG with the place where it was taken. */
export const goodJpeg = once('me.jpg', () =>
  noise(600, 400)
    .withExif({ IFD3: { GPSLatitude: '23/1 45/1 0/1', GPSLatitudeRef: 'N' } })
    .jpeg()
    .toBuffer(),
);

export const renamedText = once('letter.png', async () =>
  Buffer.from('This is no picture, whatever its name says.'),
);

/**
 * A picture as a phone makes it: several megabytes, held upright, so the picture lies on its side.
 */
export const cameraJpeg = once('camera.jpg', () =>
  noise(4000, 3000).withMetadata({ orientation: 6 }).jpeg({ quality: 92 }).toBuffer(),
);

export const tooLarge = once('large.png', async () => {
  const picture = await noise(300, 200).png().toBuffer();
  return Buffer.concat([picture, Buffer.alloc(25 * 1024 * 1024)]);
});

const chunk = (type: string, data: Buffer) => {
  const body = Buffer.concat([Buffer.from(type), data]);
  const numbers = Buffer.alloc(8);
  numbers.writeUInt32BE(data.length, 0);
  numbers.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([numbers.subarray(0, 4), body, numbers.subarray(4)]);
};

/** Black, one bit a dot: small to send, two hundred million dots to show. */
export const tooManyPixels = once('wide.png', async () => {
  const side = 14_000;
  const header = Buffer.from([0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0]);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  const dots = deflateSync(Buffer.alloc(side * (1 + side / 8)));
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    chunk('IDAT', dots),
    chunk('IEND', Buffer.alloc(0)),
  ]);
});
