/** The wing's pages in the menu of the tutor's area, and in its search. */
import {
  CalendarDays,
  FileText,
  HandHelping,
  MessagesSquare,
  UsersRound,
  Video,
} from 'lucide-react';
import type { TutorLink, TutorPage } from '#app/ground/links/area-menu.ts';

export const tutorMenu: readonly TutorLink[] = [
  { place: 40, to: '/tutor/my-students', text: 'myStudents', icon: UsersRound },
  { place: 50, to: '/tutor/messages', text: 'messages', icon: MessagesSquare },
  { place: 60, to: '/tutor/my-students/week', text: 'myWeek', icon: CalendarDays },
  {
    place: 70,
    to: '/tutor/tutoring-request/pending',
    text: 'tutoringRequests',
    icon: HandHelping,
    area: '/tutor/tutoring-request',
  },
  {
    place: 80,
    to: '/tutor/live-tutoring/upcoming',
    text: 'liveTutoring',
    icon: Video,
    area: '/tutor/live-tutoring',
  },
  { place: 100, to: '/tutor/confirmation-letters', text: 'confirmationLetters', icon: FileText },
];

export const tutorPages: readonly TutorPage[] = [
  { place: 120, to: '/tutor/my-students', text: 'myStudents' },
  { place: 130, to: '/tutor/messages', text: 'messages' },
  { place: 140, to: '/tutor/my-students/week', text: 'myWeek' },
  { place: 200, to: '/tutor/confirmation-letters', text: 'confirmationLetters' },
  { place: 325, to: '/tutor/payment/earnings', text: 'earnings' },
  { place: 220, to: '/tutor/live-tutoring/upcoming', text: 'liveUpcoming' },
  { place: 240, to: '/tutor/live-tutoring/completed', text: 'liveCompleted' },
  { place: 250, to: '/tutor/live-tutoring/cancelled', text: 'liveCancelled' },
  { place: 260, to: '/tutor/live-tutoring/settings', text: 'lessonSettings' },
  { place: 270, to: '/tutor/tutoring-request/pending', text: 'requestsPending' },
  { place: 280, to: '/tutor/tutoring-request/accepted', text: 'requestsAccepted' },
  { place: 290, to: '/tutor/tutoring-request/cancelled', text: 'requestsCancelled' },
];
