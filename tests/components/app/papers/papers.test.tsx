/**
 * Tests that our PDFs, as PDF.js reads them, hold what stands on the screen beside the button,
 * letter by letter: Bengali comes out as it was typed, and in the order it is read.
 */
import { Route, Routes } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { ReceiptButton } from '#app/money/receipt/receipt-button.tsx';
import { toReceiptContent } from '#app/money/receipt/receipt-content.ts';
import { StatementPage } from '#app/money/statement/statement-page.tsx';
import { CvPage } from '#app/people/cv/cv-page.tsx';
import { toLessonContent } from '#app/tuition/online-lessons/lesson-content.ts';
import { LessonPapers } from '#app/tuition/online-lessons/lesson-papers.tsx';
import { LetterPage } from '#app/tuition/teaching/letters/letter-page.tsx';
import { ReportPage } from '#app/tuition/teaching/report/report-page.tsx';
import { createFormat } from '#core/ground/format/format.ts';
import { fakeApi } from '../../fake-api.ts';
import { leaveDevice } from '../app-host.tsx';
import { TUITION_ID, tuition } from '../tuition/teaching-host.ts';
import * as data from './paper-data.ts';
import { expectAll, i18nOf, savePdf, shownTexts, showPaper, withoutSpaces } from './show-paper.tsx';

// The first paper brings the engine and the fonts.
vi.setConfig({ testTimeout: 60_000 });
afterEach(() => {
  leaveDevice();
  vi.restoreAllMocks();
});

for (const lang of ['en', 'bn'] as const) {
  const i18n = i18nOf(lang);
  const papers = i18n.getFixedT(lang, 'papers');
  const letters = i18n.getFixedT(lang, 'letters');
  const routine = i18n.getFixedT(lang, 'routine');

  test(`a confirmation letter, ${lang}`, async () => {
    showPaper(
      lang,
      <Routes>
        <Route path="/letters/:tuitionId" element={<LetterPage />} />
      </Routes>,
      fakeApi({ getLetter: () => data.letter }),
      '/letters/5',
    );
    await expect.element(page.getByRole('article')).toBeVisible();
    const shown = shownTexts(document.querySelector('article'));
    const pdf = await savePdf(letters('download'));
    expectAll(pdf, shown);
    const labels = [...document.querySelectorAll('article dt')].map((label) => label.textContent);
    expect(labels).toEqual([...new Set(labels)]);
    // A label is read before its value, as on the screen.
    const facts = [...document.querySelectorAll('article dl > div')];
    expectAll(
      pdf,
      facts.map((fact) => fact.textContent),
    );
    expect(pdf.text).toContain(withoutSpaces(data.HARD_WORDS));
  });

  test(`the report of a month with more lessons than fit on a page, ${lang}`, async () => {
    showPaper(
      lang,
      <Routes>
        <Route path="/tuitions/:tuitionId" element={<ReportPage />} />
      </Routes>,
      fakeApi({
        getTuition: () => tuition({ subjects: [{ id: 1, subject_name: 'গণিত' }] }),
        getLessonReport: () => ({ months: ['2026-10'], report: data.report }),
      }),
      `/tuitions/${TUITION_ID}?month=2026-10`,
    );
    await expect.element(page.getByRole('button', { name: routine('report.pdf') })).toBeVisible();
    const lists = [...document.querySelectorAll('main dl, main ul[aria-label]')];
    // The word before the homework is a head of the table.
    const shown = lists.flatMap(shownTexts).map((text) => text.replace(/:$/, ''));
    expect(shown.length).toBeGreaterThan(4 * data.report.lessons.length);
    const pdf = await savePdf(routine('report.pdf'));
    expect(pdf.pages).toBeGreaterThan(1);
    expectAll(pdf, shown);
  });

  test(`a statement, ${lang}`, async () => {
    showPaper(lang, <StatementPage />, fakeApi({ getStatement: () => data.statement }));
    await expect.element(page.getByRole('button', { name: papers('statement.pdf') })).toBeVisible();
    const lists = [...document.querySelectorAll('main dl, main table, main ul[aria-label]')];
    const shown = lists.flatMap(shownTexts).flatMap((text) => text.split('·'));
    expectAll(await savePdf(papers('statement.pdf')), shown);
  });

  test(`a CV with what is private, ${lang}`, async () => {
    showPaper(lang, <CvPage />, fakeApi({ getTutorCv: () => data.cv }));
    const words = i18n.getFixedT(lang, 'cv');
    for (const part of ['birthDate', 'religion', 'parents', 'addresses'] as const)
      await page.getByRole('checkbox', { name: words(`parts.${part}`) }).click();
    const shown = shownTexts(document.querySelector('article'));
    expect(shown).toContain(withoutSpaces(data.cv.father_name ?? ''));
    expectAll(await savePdf(words('download')), shown);
  });

  test(`a receipt and the tutor's paper of a lesson, ${lang}`, async () => {
    const format = createFormat(lang);
    const words = { texts: papers, money: i18n.getFixedT(lang, 'money') };
    const inPaper = ({
      title,
      reference,
      facts,
      sumsHead,
      sums,
      notes,
    }: ReturnType<typeof toReceiptContent>) => [
      title,
      ...reference,
      ...facts.map((fact) => fact.join('')),
      ...sumsHead,
      ...sums.map(({ name, sum }) => name + sum),
      ...notes,
    ];
    showPaper(
      lang,
      <ReceiptButton paymentRef={data.receipt.payment_ref} />,
      fakeApi({ getReceipt: () => data.receipt }),
    );
    expectAll(
      await savePdf(papers('receipt.button')),
      inPaper(toReceiptContent(data.receipt, { ...words, format, lang })),
    );

    showPaper(lang, <LessonPapers lesson={data.onlineLesson} />, fakeApi({}));
    const texts = i18n.getFixedT(lang, 'onlineLessons');
    expectAll(
      await savePdf(texts('live.invoice')),
      inPaper(toLessonContent(data.onlineLesson, { texts, format, lang })),
    );
  });
}
