/** A conversation with the assistant, as a visitor has it. */
import type { Locator, Page } from '@playwright/test';
import type assistant from '#locales/en/site/assistant.json';
import { read, type TestLang } from './reader.ts';

export const assistantTexts = (lang: TestLang) => read<typeof assistant>(lang, 'assistant');
export type AssistantTexts = ReturnType<typeof assistantTexts>;

type Place = Page | Locator;

export const logOf = (place: Place) => place.getByRole('log');

export async function say(place: Place, text: string) {
  const field = place.locator('textarea');
  await field.fill(text);
  await field.press('Enter');
}

export const choose = (place: Place, name: string) =>
  place.getByRole('button', { name, exact: true }).click();

/** Finds what the assistant has understood so far. */
export const known = (place: Place, texts: AssistantTexts) =>
  place.getByRole('list', { name: texts.chat.known }).getByRole('listitem');
