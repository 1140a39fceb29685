/** Subjects, by their ids in the reference data, that one tutor often teaches besides another, the closest first. */
const GROUPS: readonly (readonly number[])[] = [
  // Physics, Higher Math, Chemistry, General Math, Biology, General Science.
  [21, 24, 22, 4, 23, 5],
  // Biology, Chemistry, Human Biology, General Science, Marine Science, Environmental Systems.
  [23, 22, 49, 5, 56, 55],
  // General Math, Higher Math, the papers of Cambridge and Edexcel, Statistics.
  [4, 24, 43, 44, 45, 46, 47, 48, 39],
  // Accounting, Finance, Business, Commerce, Economics.
  [25, 26, 27, 28, 29, 50, 51, 30],
  // English and its parts.
  [3, 41, 42, 81, 82, 77, 78, 79, 80],
  // Bangla, Bangladesh Studies, History, Civics, Geography, Sociology.
  [2, 6, 52, 33, 31, 32, 38, 37],
  // ICT, Computer Science, Programming, the web, Office.
  [15, 57, 111, 110, 109, 114, 76],
  // Quran, Recitation, Tajweed, Hifz, Qaida, Arabic, Islam Studies.
  [62, 66, 68, 69, 67, 70, 61, 8, 53, 63],
  // Drawing and painting.
  [12, 89, 90, 18, 58, 108],
  // Singing, then instruments.
  [92, 93, 94, 95, 96, 99],
  [98, 100, 102, 101, 97, 99],
  // Quantitative and verbal tests.
  [83, 84, 85, 86, 75, 74],
  // East Asian and European languages.
  [136, 137, 138],
  [139, 140, 141, 142, 143],
];

/**
 * Returns the neighbours of all the subjects given, none of these themselves. A subject in two
 * groups counts in both.
 */
export function neighboursOf(subjects: readonly number[]): number[] {
  const near = subjects.flatMap((id) => GROUPS.filter((group) => group.includes(id)).flat());
  return [...new Set(near)].filter((id) => !subjects.includes(id));
}
