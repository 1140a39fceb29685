/**
 * The one search for ways to reach somebody in a text, and for numbers that belong to a person. All
 * that hides, refuses, holds or sets aside such words asks here.
 * Source: docs/requirements/ground/api.md, "Contacts in texts".
 */
import { readPhoneNumber } from '#core/people/account/phone-number.ts';
import { foldText } from './fold-text.ts';
import { LONG, PHONES, SECRETS, SERIALS, SHORT_PHONE } from './private-numbers.ts';
import { findSpokenNumbers } from './spoken-numbers.ts';
import { EMAILS, LINKS } from './web-addresses.ts';

/** `serial`: the number of a pupil at a school or board, which strangers may read. */
export type ContactKind = 'phone' | 'email' | 'link' | 'secret' | 'serial';

export interface Contact {
  kind: ContactKind;
  /** Places in the text in its one spelling (NFC). */
  from: number;
  to: number;
  /** 01XXXXXXXXX, of a phone of Bangladesh. */
  phone?: string;
}

/** No sign of any pattern, so that nothing is found twice. */
const TAKEN = '•';

class Search {
  readonly found: Contact[] = [];
  readonly #places: readonly number[];
  rest: string;

  constructor(folded: string, places: readonly number[]) {
    this.rest = folded;
    this.#places = places;
  }

  take(kind: ContactKind, from: number, to: number, phone?: string): void {
    const place = (at: number) => this.#places[at] ?? 0;
    this.found.push({ kind, from: place(from), to: place(to), ...(phone && { phone }) });
    this.rest = this.rest.slice(0, from) + TAKEN.repeat(to - from) + this.rest.slice(to);
  }

  takeAll(kind: ContactKind, patterns: readonly RegExp[]): void {
    for (const pattern of patterns)
      for (const { 0: words, index } of this.rest.matchAll(pattern)) {
        const start = words.length - words.trimStart().length;
        this.take(kind, index + start, index + words.trimEnd().length);
      }
  }

  takePhones(patterns: readonly RegExp[]): void {
    for (const pattern of patterns)
      for (const { 0: words, index } of this.rest.matchAll(pattern)) {
        const digits = words.replace(/[_/]/g, '');
        const phone = readPhoneNumber(digits) ?? readPhoneNumber(`0${digits}`);
        if (phone !== null) this.take('phone', index, index + words.length, phone);
      }
  }

  takeSpoken(): void {
    for (const { from, to, phone } of findSpokenNumbers(this.rest))
      this.take('phone', from, to, phone);
  }
}

/** Returns the contacts in the order of the text. */
export function findContacts(text: string): { written: string; contacts: Contact[] } {
  const { written, folded, places } = foldText(text);
  const search = new Search(folded, places);
  search.takeAll('email', EMAILS);
  search.takeAll('link', LINKS);
  search.takeAll('serial', SERIALS);
  search.takePhones(PHONES);
  search.takeSpoken();
  // Last: it is the end of others.
  search.takePhones([SHORT_PHONE]);
  search.takeAll('secret', [...SECRETS, LONG]);
  return { written, contacts: search.found.sort((one, other) => one.from - other.from) };
}

/** The text with other words for what was found; it stays as it was where `toWords` says nothing. */
export function replaceContacts(
  text: string,
  toWords: (contact: Contact, words: string) => string | undefined,
): string {
  const { written, contacts } = findContacts(text);
  let replaced = '';
  let end = 0;
  for (const contact of contacts) {
    const words = toWords(contact, written.slice(contact.from, contact.to));
    if (words === undefined) continue;
    replaced += written.slice(end, contact.from) + words;
    end = contact.to;
  }
  return end === 0 ? text : replaced + written.slice(end);
}
