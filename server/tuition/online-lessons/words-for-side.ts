/**
 * What a side of an online lesson reads of the other's words, on its screens and in its own data. The
 * guardian's are for the tutor without the family's name and without numbers; what was written for
 * staff, for whom a number may be what it is about, the other reads without.
 */

import type { OwnSide } from '#core/people/account/own-sides.ts';
import { hideContact, hideContactIn } from '#core/people/contact-data/hide-contact.ts';
import { firstName } from '#core/people/names/first-name.ts';

interface LessonWords {
  studentName: string;
  note: string | null;
  exam: string | null;
  disputedBy: unknown;
  disputeText: string | null;
}

export function wordsForSide(
  side: OwnSide,
  { studentName, note, exam, disputedBy, disputeText }: LessonWords,
): Pick<LessonWords, 'studentName' | 'note' | 'exam' | 'disputeText'> {
  const isTutor = side === 'tutor';
  return {
    studentName: isTutor ? hideContact(firstName(studentName)) : studentName,
    note: isTutor ? hideContactIn(note) : note,
    exam: isTutor ? hideContactIn(exam) : exam,
    disputeText: disputedBy === side ? disputeText : hideContactIn(disputeText),
  };
}
