/**
 * The facts that the contract has to know of an element to try it: one attribute and what it does. They
 * name no runner, since elements are tried in pages of both.
 */
import { PRODUCT } from '../../setup/test-site.ts';
import type { Sight } from './sight.ts';

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
  /** Resolves to what an element shows by the value; null means the documented default. */
  sightsOf(value: string | null): Promise<Sight[]>;
  /** Resolves to what an element makes of the malformed value. */
  refusal(): Promise<Sight[]>;
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
