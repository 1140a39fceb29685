/** Reads and draws a PDF with PDF.js in a page of its own, as a reader's browser would. */
import { createRequire } from 'node:module';
import type { Browser, Page } from '@playwright/test';

const modules = createRequire(import.meta.url);

export interface TextPiece {
  text: string;
  /** The start of the baseline, in points from the top left. */
  x: number;
  y: number;
  size: number;
}

export interface PdfReader {
  page: Page;
  pages: number;
  /** The pieces of the first page, which is drawn. */
  pieces: TextPiece[];
  /** The text of all pages, as it stands in them. */
  text: string;
  /**
   * Returns how much of the ink of a word drawn by the browser itself, with the same font at the
   * same place, the PDF has too, and the other way round: 1 is the same picture.
   */
  likeness(piece: TextPiece, fontFile: string): Promise<number>;
}

/** Pixels for a point: enough to tell a conjunct from its parts. */
const SCALE = 8;

export async function openPdf(browser: Browser, file: Buffer): Promise<PdfReader> {
  const page = await (await browser.newContext()).newPage();
  for (const name of ['pdf.worker.min.mjs', 'pdf.min.mjs'])
    await page.addScriptTag({
      path: modules.resolve(`pdfjs-dist/legacy/build/${name}`),
      type: 'module',
    });
  await page.waitForFunction('globalThis.pdfjsLib && globalThis.pdfjsWorker');
  const read: Pick<PdfReader, 'pages' | 'pieces' | 'text'> = await page.evaluate(
    async ([data, scale]) => {
      const pdfjs = Reflect.get(globalThis, 'pdfjsLib');
      const bytes = Uint8Array.from(atob(data), (letter) => letter.charCodeAt(0));
      const pdf = await pdfjs.getDocument({ data: bytes }).promise;
      const first = await pdf.getPage(1);
      const { height } = first.getViewport({ scale: 1 });
      const viewport = first.getViewport({ scale });
      const canvas = document.createElement('canvas');
      canvas.width = viewport.width;
      canvas.height = viewport.height;
      document.body.append(canvas);
      await first.render({ canvas, viewport }).promise;
      const { items } = await first.getTextContent();
      let text = '';
      for (let number = 1; number <= pdf.numPages; number += 1) {
        const content = await (await pdf.getPage(number)).getTextContent();
        for (const item of content.items) text += item.str;
      }
      return {
        pages: pdf.numPages,
        text,
        pieces: items.map((item: { str: string; transform: number[] }) => ({
          text: item.str,
          x: item.transform[4],
          y: height - (item.transform[5] ?? 0),
          size: item.transform[3],
        })),
      };
    },
    [file.toString('base64'), SCALE] as const,
  );

  return {
    ...read,
    page,
    likeness: async (piece, fontFile) => {
      const { readFile } = await import('node:fs/promises');
      const font = (await readFile(modules.resolve(fontFile))).toString('base64');
      return page.evaluate(compare, { piece, font, scale: SCALE });
    },
  };
}

/** Compares in the page: both pictures as ink or no ink, and the share of ink that both have. */
async function compare({
  piece: { text, x, y, size },
  font,
  scale,
}: {
  piece: TextPiece;
  font: string;
  scale: number;
}): Promise<number> {
  const face = new FontFace('reference', `url(data:font/woff2;base64,${font})`);
  document.fonts.add(await face.load());
  const drawn = document.querySelector('canvas');
  if (!drawn) throw new Error('The page is not drawn');
  const [width, height] = [Math.ceil(size * scale * text.length), Math.ceil(size * scale * 2)];
  const inkOf = (draw: (context: CanvasRenderingContext2D) => void) => {
    const canvas = document.createElement('canvas');
    canvas.width = width;
    canvas.height = height;
    const context = canvas.getContext('2d', { willReadFrequently: true });
    if (!context) throw new Error('No canvas');
    context.fillStyle = '#fff';
    context.fillRect(0, 0, width, height);
    draw(context);
    const { data } = context.getImageData(0, 0, width, height);
    return Array.from({ length: width * height }, (_, pixel) => (data[pixel * 4] ?? 255) < 160);
  };
  const baseline = size * scale * 1.3;
  const reference = inkOf((context) => {
    context.fillStyle = '#000';
    context.font = `${size * scale}px reference`;
    context.fillText(text, 0, baseline);
  });
  const printed = inkOf((context) => context.drawImage(drawn, -x * scale, baseline - y * scale));
  let both = 0;
  let either = 0;
  reference.forEach((isInk, pixel) => {
    if (isInk && printed[pixel]) both += 1;
    if (isInk || printed[pixel]) either += 1;
  });
  return both / either;
}
