/** Faults of chat, lessons and letters. */
import { type Fault, server } from './fault.ts';

export const tuitionFaults: readonly Fault[] = [
  {
    name: 'Who was blocked writes on',
    file: 'server/tuition/chat/send-message.ts',
    find: "if (writing !== 'open') {",
    replace: "if (writing === 'over') {",
    ...server('tests/server/tuition/chat.test.ts'),
  },
  {
    name: 'Of two unread messages one is counted',
    file: 'server/tuition/chat/send-message.ts',
    find: 'unread: theirs.unread + 1',
    replace: 'unread: 1',
    ...server('tests/server/tuition/chat.test.ts'),
  },
  {
    name: 'What was read becomes unread by a late report',
    file: 'server/tuition/chat/mark-thread-read.ts',
    find: '    if (upTo <= mine.lastReadId) return;\n',
    replace: '',
    ...server('tests/server/tuition/chat.test.ts'),
  },
  {
    name: 'An SMS of unread messages wakes people',
    file: 'server/tuition/chat/nudge-unread.ts',
    find: 'if (isQuiet(services.now())) return;',
    replace: '',
    ...server('tests/server/tuition/chat.test.ts'),
  },
  {
    name: 'The SMS of unread messages is sent every minute',
    file: 'server/tuition/chat/nudge-unread.ts',
    find: '.set({ nudgedAt: now })',
    replace: '.set({ nudgedAt: null })',
    ...server('tests/server/tuition/chat.test.ts'),
  },
  {
    name: 'Somebody reports the own message',
    file: 'server/tuition/chat/report-message.ts',
    find: 'row.senderId === userId || ',
    replace: '',
    ...server('tests/server/tuition/chat-reports.test.ts'),
  },
  {
    name: 'A removed lesson comes back by a late copy',
    file: 'server/tuition/teaching/lessons/mark-lesson.ts',
    find: "if (known.state === 'removed') throw missingLesson();",
    replace: '',
    ...server('tests/server/tuition/tuition-lessons.test.ts'),
  },
  {
    name: 'Lessons are marked after the tuition',
    file: 'server/tuition/teaching/lessons/mark-lesson.ts',
    find: "if (!isTaken(application.stage)) throw new ApiError('tuition_over');",
    replace: '',
    ...server('tests/server/tuition/tuition-lessons.test.ts'),
  },
  {
    name: 'A lesson that counts is disputed after a week',
    file: 'server/tuition/teaching/lessons/change-lesson.ts',
    find: "if (!act.isAllowed(standingOfRow(lesson, now))) throw new ApiError('wrong_state');",
    replace: '',
    ...server('tests/server/tuition/tuition-lessons.test.ts'),
  },
  {
    name: 'Two lessons are held at one time',
    file: 'server/tuition/teaching/lessons/lesson-time.ts',
    find: "if (sameDay.some((other) => overlaps(other, lesson))) throw badClock('lesson_overlap');",
    replace: '',
    ...server('tests/server/tuition/tuition-lessons.test.ts'),
  },
  {
    name: 'A lesson that is put right is in its own way',
    file: 'server/tuition/teaching/lessons/lesson-time.ts',
    find: 'own && ne(tuitionLessons.id, own.id)',
    replace: 'undefined',
    ...server('tests/server/tuition/tuition-lessons.test.ts'),
  },
  {
    name: 'A letter is signed with any name',
    file: 'server/tuition/teaching/letters/sign-letter.ts',
    find: '    checkName(name, caller, side, newest);\n',
    replace: '',
    ...server('tests/server/tuition/letters.test.ts'),
  },
];
