/** The CV as lines with their places: everything about the layout, nothing about PDF. */
import { A4, type PdfWriter, type TextStyle } from '#app/ground/pdf/pdf-writer.ts';
import type { CvContent, CvSection } from './cv-content.ts';

export const MARGIN = 44;
const WIDTH = A4.width - 2 * MARGIN;
const LABEL_WIDTH = 130;
export const PHOTO_SIZE = 84;
const BRAND = '#0b6e4f';
const MUTED = '#55626f';

export interface CvRow {
  /** The space above it, in pt; `height` is its own, in pt too. */
  gap: number;
  height: number;
  parts: { text: string; x: number; style: TextStyle }[];
  /** A line across the page under it. */
  isRuled?: boolean;
  /** The row is not the last of a page. */
  keepsNext?: boolean;
}

type Measure = Pick<PdfWriter, 'wrap'>;

/** `scale` shrinks letters and gaps alike. */
export function composeCv(content: CvContent, { wrap }: Measure, scale: number): CvRow[] {
  const at = (size: number) => size * scale;
  const styles = {
    name: { size: at(20), weight: 'bold' },
    title: { size: at(12.5), weight: 'bold', color: BRAND },
    strong: { size: at(10), weight: 'bold' },
    plain: { size: at(10) },
    muted: { size: at(9), color: MUTED },
    checked: { size: at(9), color: BRAND },
  } satisfies Record<string, TextStyle>;

  const row = (text: string, style: TextStyle, gap: number, x = MARGIN): CvRow => ({
    gap: at(gap),
    height: style.size * 1.4,
    parts: [{ text, x, style }],
  });
  const lines = (text: string, style: TextStyle, gap: number, width = WIDTH): CvRow[] =>
    wrap(text, width, style).map((line, index) => row(line, style, index === 0 ? gap : 0));

  const headWidth = WIDTH - (content.photo ? PHOTO_SIZE + 16 : 0);
  const head = [
    row(content.heading, styles.muted, 0),
    ...lines(content.name, styles.name, 2, headWidth),
    row(content.tutorId, { ...styles.strong, color: BRAND }, 1),
    ...content.contacts.flatMap((line) => lines(line, styles.plain, 0, headWidth)),
    ...(content.checked ? lines(content.checked, styles.checked, 2, headWidth) : []),
  ];

  const fact = ([label, value]: [string, string]): CvRow[] =>
    wrap(value, WIDTH - LABEL_WIDTH, styles.plain).map((line, index) => ({
      ...row(line, styles.plain, index === 0 ? 3 : 0, MARGIN + LABEL_WIDTH),
      parts: [
        ...(index === 0 ? [{ text: label, x: MARGIN, style: styles.muted }] : []),
        { text: line, x: MARGIN + LABEL_WIDTH, style: styles.plain },
      ],
    }));

  const body = (section: CvSection): CvRow[] => {
    const empty = section.empty ? lines(section.empty, styles.muted, 4) : [];
    if (section.kind === 'text') return section.text ? lines(section.text, styles.plain, 4) : empty;
    if (section.kind === 'facts') return section.facts.flatMap(fact);
    if (section.items.length === 0) return empty;
    return section.items.flatMap(({ title, details, text }) => [
      ...lines(title, styles.strong, 6).map((line) => ({ ...line, keepsNext: true })),
      ...lines(details.join(' · '), styles.muted, 0),
      ...(text ? lines(text, styles.plain, 1) : []),
    ]);
  };

  return [
    ...head,
    ...content.sections.flatMap((section) => [
      { ...row(section.title, styles.title, 14), isRuled: true, keepsNext: true },
      ...body(section),
    ]),
  ];
}

export const heightOf = (rows: CvRow[]) =>
  rows.reduce((sum, { gap, height }) => sum + gap + height, 0);
