/**
 * The parts of a CV its owner chooses for the sheet and the PDF.
 * Source: docs/requirements/dashboards/tutor-area.md, "CV".
 */
export const CV_PARTS = [
  'photo',
  'contacts',
  'birthDate',
  'religion',
  'parents',
  'addresses',
] as const;
export type CvPart = (typeof CV_PARTS)[number];

/** A CV begins with these; the rest is for few readers, and ticked again each time. */
export const USUAL_CV_PARTS: readonly CvPart[] = ['photo', 'contacts'];
