/**
 * The facts that the contract has to know of an element to try it: one attribute and what it does.
 */
import type { Locator } from '@playwright/test';
import { PRODUCT } from '../setup/test-site.ts';

export interface ElementSubject {
  tag: string;
  widget: string;
  /** The attribute the contract plays with, and the property beside it. */
  attribute: string;
  property: string;
  /** Two good values and one that is not. */
  values(): Promise<[string, string]>;
  malformed: string;
  /** Attributes it always gets. */
  always: string;
  /** Passes when the element shows what belongs to the value; null means the documented default. */
  expectShown(element: Locator, value: string | null): Promise<void>;
  /** Passes when the element says what it makes of the malformed value. */
  expectRefused(element: Locator): Promise<void>;
  /** Sources a strict policy has to allow besides code and data; none for most. */
  images?: string;
  /**
   * The beginning of the path that its first view has brought, so that nobody requests it again.
   */
  inFirstView: string;
  /** The beginning of the path of its way onward. */
  onwardPath: string;
  /** Visible text in English and in Bengali that is always there. */
  words: { en: string; bn: string };
}

export async function fetchJson<Answer>(path: string): Promise<Answer> {
  const response = await fetch(PRODUCT + path);
  return response.json();
}
