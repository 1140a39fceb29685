/**
 * The religious lessons that are taught. All stand in one category, so the category alone would
 * show the scripture of another religion.
 */
export const FAITHS = ['quran', 'islam', 'hindu', 'buddhist', 'christian'] as const;
export type Faith = (typeof FAITHS)[number];

/** Religious Studies. */
export const FAITH_CATEGORY = 5;

/** Madrasah Medium, which teaches religion beside the rest. */
export const MADRASAH = 4;

/** Its classes, by their ids in the reference data. */
export const FAITH_CLASSES: Readonly<Record<Faith, readonly number[]>> = {
  quran: [501, 502, 503, 504],
  islam: [501, 502, 503, 504, 505, 506],
  hindu: [507],
  buddhist: [508],
  christian: [509],
};

/** The subject "Religious Studies" of a school class, whatever the religion. */
export const RELIGION_AT_SCHOOL = 7;

/** Its subjects, at school and outside it. */
export const FAITH_SUBJECTS: Readonly<Record<Faith, readonly number[]>> = {
  quran: [62, 66, 67, 68, 69],
  islam: [8, 53, 62, 63, 66, 67, 68, 69, 70],
  hindu: [9, 71],
  buddhist: [10, 72],
  christian: [11, 73],
};
