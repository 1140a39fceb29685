/**
 * Exams that are prepared for in two years. Who names one of them means both in a list; a request is of
 * the year of the exam.
 */
const EARLIER_YEAR: ReadonlyMap<number, number> = new Map([
  // Ids of the reference data: Class 10 and 9, in Bangla medium, English version and the madrasah.
  [114, 113],
  [214, 213],
  [412, 411],
  // HSC and Alim.
  [116, 115],
  [216, 215],
  [414, 413],
]);
const EXAM =
  /^(?:s ?s ?c|h ?s ?c|dakhil|alim|inter|intermediate|এস এস সি|এইচ এস সি|ইন্টার|ইন্টারমিডিয়েট|এসএসসি|এইচএসসি|দাখিল|আলিম)(?: ?(?:er|এর|ের|র|তে|candidate|examinee|পরীক্ষার্থী))?$/u;

export const isExam = (name: string): boolean => EXAM.test(name.normalize('NFC'));

/** `name`: the words that the classes were read from. */
export function earlierYears(name: string, classes: readonly number[]): number[] {
  if (!isExam(name)) return [];
  return classes.flatMap((id) => EARLIER_YEAR.get(id) ?? []);
}
