/**
 * A WOFF file as the plain OpenType font inside it: PDF and HarfBuzz know no WOFF, and font packages
 * bring nothing else. Format: W3C "WOFF File Format 1.0", §3 and §5.
 */
// Firefox unpacks by itself since 113 only; the library of our PDFs brings this one along.
import { unzlibSync } from 'fflate';

const WOFF_HEADER = 44;
const WOFF_ENTRY = 20;
const FONT_HEADER = 12;
const FONT_ENTRY = 16;

interface Table {
  tag: number;
  checksum: number;
  size: number;
  data: Uint8Array;
}

function readTables(woff: ArrayBuffer): Table[] {
  const view = new DataView(woff);
  return Array.from({ length: view.getUint16(12) }, (_, index) => {
    const at = WOFF_HEADER + index * WOFF_ENTRY;
    const stored = new Uint8Array(woff, view.getUint32(at + 4), view.getUint32(at + 8));
    const size = view.getUint32(at + 12);
    return {
      tag: view.getUint32(at),
      checksum: view.getUint32(at + 16),
      size,
      // A table that would not have become smaller is stored as it is.
      data: stored.byteLength < size ? unzlibSync(stored) : stored,
    };
  });
}

const padded = (size: number) => (size + 3) & ~3;

export function unwrapWoff(woff: ArrayBuffer): Uint8Array<ArrayBuffer> {
  const tables = readTables(woff);
  const start = FONT_HEADER + FONT_ENTRY * tables.length;
  const font = new Uint8Array(tables.reduce((size, table) => size + padded(table.size), start));
  const view = new DataView(font.buffer);
  const exponent = Math.floor(Math.log2(tables.length));
  view.setUint32(0, new DataView(woff).getUint32(4));
  view.setUint16(4, tables.length);
  view.setUint16(6, 2 ** exponent * FONT_ENTRY);
  view.setUint16(8, exponent);
  view.setUint16(10, (tables.length - 2 ** exponent) * FONT_ENTRY);
  let end = start;
  for (const [index, { tag, checksum, size, data }] of tables.entries()) {
    const at = FONT_HEADER + index * FONT_ENTRY;
    view.setUint32(at, tag);
    view.setUint32(at + 4, checksum);
    view.setUint32(at + 8, end);
    view.setUint32(at + 12, size);
    font.set(data, end);
    end += padded(size);
  }
  return font;
}
