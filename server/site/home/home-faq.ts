/** The questions of who thinks of registering as a tutor: docs/requirements/shell/app-shell.md, "Home". */
import type { Lang } from '#core/ground/i18n/lang.ts';
import { faqRows } from '#server/site/assistant/faq-rows.ts';

const ASKED = [
  'register',
  'qualification',
  'age',
  'verify',
  'profile-80',
  'apply',
  'city',
  'charge',
  'refund',
  'salary',
  'advance',
  'cancel',
  'ban',
  'privacy',
] as const;

export function homeFaq(lang: Lang) {
  return ASKED.map((id) => {
    const row = faqRows.find((one) => one.id === id);
    if (!row) throw new Error(`No question ${id} in faq.json`);
    const isBengali = lang === 'bn';
    return {
      id,
      question: isBengali ? row.question_bn : row.question,
      answer: isBengali ? row.answer_bn : row.answer,
      link: row.link,
    };
  });
}
