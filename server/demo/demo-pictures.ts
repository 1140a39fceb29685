/** Faces and a document for invented people: drawn, shared by many, and written once. */
import sharp from 'sharp';
import type { PhotoStore } from '#server/services/photo-store.ts';

const FACE_SIDE = 320;
export const DEMO_DOCUMENT = { file: 'demo-document.webp', width: 900, height: 640 };
const shirts = ['#0f766e', '#1d4ed8', '#9333ea', '#b45309'];
const skins = ['#e0ac69', '#c68642', '#d9a066', '#b9774a'];

const KINDS = { 1: 'man', 2: 'woman' } as const;
const kindOf = (gender: number) => (gender === 1 ? KINDS[1] : KINDS[2]);
export const demoFace = (gender: number, index: number): string =>
  `demo-${kindOf(gender)}-${index + 1}.webp`;

const hair = {
  man: '<path d="M96 128q0-72 64-72t64 72q-20-30-64-30t-64 30z" fill="#1f2937"/>',
  woman:
    '<path d="M84 236V128q0-80 76-80t76 80v108q-22 10-30-10V136q-46 0-60-28-14 28-32 30v88q-8 20-30 10z" fill="#111827"/>',
};

const drawFace = (kind: 'man' | 'woman', index: number) => `
  <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 320" width="${FACE_SIDE}" height="${FACE_SIDE}">
    <rect width="320" height="320" fill="#e2e8f0"/>
    <path d="M40 320q0-88 120-88t120 88z" fill="${shirts[index]}"/>
    <rect x="136" y="190" width="48" height="60" fill="${skins[index]}"/>
    <ellipse cx="160" cy="146" rx="60" ry="72" fill="${skins[index]}"/>
    ${hair[kind]}
    <circle cx="138" cy="148" r="6" fill="#1f2937"/><circle cx="182" cy="148" r="6" fill="#1f2937"/>
    <path d="M138 182q22 18 44 0" stroke="#7c2d12" stroke-width="5" fill="none"/>
  </svg>`;

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

export async function writeDemoPictures(photos: PhotoStore): Promise<void> {
  const write = async (area: 'profile' | 'certificates', name: string, drawing: string) => {
    if ((await photos.read(area, name)) !== null) return;
    await photos.write(area, name, await sharp(Buffer.from(drawing)).webp().toBuffer());
  };
  for (const [index] of shirts.entries())
    for (const gender of [1, 2])
      await write('profile', demoFace(gender, index), drawFace(kindOf(gender), index));
  await write('certificates', DEMO_DOCUMENT.file, drawDocument());
}
