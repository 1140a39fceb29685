/** Pictures for invented people: drawn, shared by many, and written once. */
import sharp from 'sharp';
import type { PhotoStore } from '#server/ground/services/photo-store.ts';
import { writeDemoPortraits } from './demo-portraits.ts';

export const DEMO_DOCUMENT = { file: 'demo-document.webp', width: 900, height: 640 };

const lines = Array.from(
  { length: 7 },
  (_, row) =>
    `<rect x="90" y="${210 + row * 48}" width="${620 - row * 40}" height="14" fill="#94a3b8"/>`,
).join('');
const drawDocument = () => `
  <svg xmlns="http://www.w3.org/2000/svg" width="${DEMO_DOCUMENT.width}" height="${DEMO_DOCUMENT.height}">
    <rect width="100%" height="100%" fill="#f8fafc"/>
    <rect x="24" y="24" width="852" height="592" fill="none" stroke="#0f766e" stroke-width="8"/>
    <rect x="250" y="80" width="400" height="40" fill="#0f766e"/>
    ${lines}<circle cx="770" cy="520" r="52" fill="none" stroke="#b45309" stroke-width="10"/>
  </svg>`;

async function writeDemoDocument(photos: PhotoStore): Promise<void> {
  const { file } = DEMO_DOCUMENT;
  if ((await photos.read('certificates', file)) !== null) return;
  await photos.write(
    'certificates',
    file,
    await sharp(Buffer.from(drawDocument())).webp().toBuffer(),
  );
}

export async function writeDemoPictures(photos: PhotoStore): Promise<void> {
  await writeDemoDocument(photos);
  await writeDemoPortraits(photos);
}
