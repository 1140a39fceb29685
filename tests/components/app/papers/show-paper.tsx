/** A screen with a paper of ours, in either language, and what another reader finds in the PDF saved there. */
import readerWorker from 'pdfjs-dist/legacy/build/pdf.worker.mjs?url';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router';
import { expect, vi } from 'vitest';
import { page } from 'vitest/browser';
import { PreferencesProvider } from '#app/ground/preferences/preferences-provider.tsx';
import { SessionProvider } from '#app/people/session/session-provider.tsx';
import { countUnsent } from '#app/start/unsent.ts';
import type { ApiClient } from '#core/api/api-client.ts';
import { createI18n } from '#core/ground/i18n/create-i18n.ts';
import type { Lang } from '#core/ground/i18n/lang.ts';
import commonBn from '#locales/bn/ground/common.json' with { type: 'json' };
import listBn from '#locales/bn/ground/list.json' with { type: 'json' };
import jobBn from '#locales/bn/market/job.json' with { type: 'json' };
import moneyBn from '#locales/bn/money/money.json' with { type: 'json' };
import papersBn from '#locales/bn/money/papers.json' with { type: 'json' };
import cvBn from '#locales/bn/people/cv.json' with { type: 'json' };
import appBn from '#locales/bn/shell/app.json' with { type: 'json' };
import lettersBn from '#locales/bn/tuition/letters.json' with { type: 'json' };
import onlineLessonsBn from '#locales/bn/tuition/onlineLessons.json' with { type: 'json' };
import routineBn from '#locales/bn/tuition/routine.json' with { type: 'json' };
import teachingBn from '#locales/bn/tuition/teaching.json' with { type: 'json' };
import common from '#locales/en/ground/common.json' with { type: 'json' };
import list from '#locales/en/ground/list.json' with { type: 'json' };
import job from '#locales/en/market/job.json' with { type: 'json' };
import money from '#locales/en/money/money.json' with { type: 'json' };
import papers from '#locales/en/money/papers.json' with { type: 'json' };
import cv from '#locales/en/people/cv.json' with { type: 'json' };
import app from '#locales/en/shell/app.json' with { type: 'json' };
import letters from '#locales/en/tuition/letters.json' with { type: 'json' };
import onlineLessons from '#locales/en/tuition/onlineLessons.json' with { type: 'json' };
import routine from '#locales/en/tuition/routine.json' with { type: 'json' };
import teaching from '#locales/en/tuition/teaching.json' with { type: 'json' };
import { show } from '../../show.tsx';

const texts = {
  en: { app, common, cv, job, letters, list, money, onlineLessons, papers, routine, teaching },
  bn: {
    app: appBn,
    common: commonBn,
    cv: cvBn,
    job: jobBn,
    letters: lettersBn,
    list: listBn,
    money: moneyBn,
    onlineLessons: onlineLessonsBn,
    papers: papersBn,
    routine: routineBn,
    teaching: teachingBn,
  },
};

export const i18nOf = (lang: Lang) => createI18n(lang, texts[lang]);

export const showPaper = (lang: Lang, screen: ReactNode, api: ApiClient, path = '/') =>
  show(
    <PreferencesProvider firstI18n={i18nOf(lang)} firstTheme="light">
      <MemoryRouter initialEntries={[path]}>
        <SessionProvider countUnsent={countUnsent}>{screen}</SessionProvider>
      </MemoryRouter>
    </PreferencesProvider>,
    { api, lang },
  );

/**
 * Lines are broken where a word fits no more, and cells are words on their own. Joiners are in the file,
 * but PDF.js leaves out what is never drawn.
 */
export const withoutSpaces = (text: string) => text.normalize('NFC').replaceAll(/[\s\p{Cf}]/gu, '');

export interface ReadPdf {
  pages: number;
  /** The text in the order of the file, as somebody copies it, without spaces. */
  text: string;
}

async function readPdf(file: Blob): Promise<ReadPdf> {
  const { getDocument, GlobalWorkerOptions } = await import('pdfjs-dist/legacy/build/pdf.mjs');
  GlobalWorkerOptions.workerSrc = readerWorker;
  const pdf = await getDocument({ data: await file.arrayBuffer() }).promise;
  let text = '';
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const { items } = await (await pdf.getPage(number)).getTextContent();
    text += items.map((item) => ('str' in item ? item.str : '')).join('');
  }
  return { pages: pdf.numPages, text: withoutSpaces(text) };
}

/** Presses the button that saves the paper, and reads what was saved. */
export async function savePdf(name: string): Promise<ReadPdf> {
  const saved: Blob[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    if (file instanceof Blob) saved.push(file);
    return 'blob:paper';
  });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
  await page.getByRole('button', { name, exact: false }).click();
  await expect.poll(() => saved, { timeout: 40_000 }).toHaveLength(1);
  const [file] = saved;
  if (!file) throw new Error('Nothing was saved');
  return readPdf(file);
}

/** Each text that stands on the screen below `root`, without spaces. */
export function shownTexts(root: Element | null): string[] {
  if (!root) throw new Error('The paper is not on the screen');
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const texts: string[] = [];
  while (walker.nextNode()) {
    const text = withoutSpaces(walker.currentNode.textContent ?? '');
    if (text !== '') texts.push(text);
  }
  return texts;
}

/** Every one of them is in the PDF, letter by letter; those that are not are named. */
export function expectAll(pdf: ReadPdf, texts: readonly string[]) {
  expect(texts.length).toBeGreaterThan(5);
  expect(texts.map(withoutSpaces).filter((text) => !pdf.text.includes(text))).toEqual([]);
}
