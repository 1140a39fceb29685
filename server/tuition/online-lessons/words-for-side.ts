/**
 * Returns the other side's words as a side of an online lesson reads them, on its screens and in
 * its own data. The tutor reads the guardian's without the family's name and without numbers. The
 * words for staff, for whom a number may be the subject, are without numbers for the other side.
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
