import type { SnippetName } from '#core/site/embed/snippets.ts';

/** The places where a partner pastes, and what is pasted there. */
export const PASTE_PLACES = {
  html: ['element'],
  wordpress: ['script', 'wordpress'],
  frame: ['iframe'],
  react: ['react'],
  picture: ['picture'],
} as const satisfies Record<string, SnippetName[]>;

export type PastePlace = keyof typeof PASTE_PLACES;

export const isPlace = (value: string | null): value is PastePlace =>
  value !== null && Object.hasOwn(PASTE_PLACES, value);
