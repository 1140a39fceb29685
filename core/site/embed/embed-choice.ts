/**
 * A partner's choice in the configurator, as its address says it: an element, its attributes by
 * their own names, and colours. Source: docs/requirements/site/partner-pages.md, "For partners".
 */

import type { Lang } from '#core/ground/i18n/lang.ts';
import { readHubFilter } from '#core/market/filters/hub-filter.ts';
import { readJobFilter } from '#core/market/filters/job-filter.ts';
import {
  commonAttributes,
  ELEMENTS,
  type ElementName,
  elementAttributes,
} from './element-attributes.ts';
import { toBoardAttributes, toHubAttributes } from './list-attributes.ts';

const COLOR = /^#[0-9a-f]{6}$/;

/** The custom properties of the elements, without `--porua-`, and what they may be here. */
const looks = {
  brand: COLOR,
  'on-brand': COLOR,
  ink: COLOR,
  paper: COLOR,
  surface: COLOR,
  radius: /^\d{1,2}px$/,
  // Names of fonts; neither quotes nor brackets.
  font: /^[\p{L}\p{M}][\p{L}\p{M}\d ,-]{0,79}$/u,
};

export type LookName = keyof typeof looks;
export const LOOKS = Object.keys(looks) as LookName[];

export interface EmbedChoice {
  element: ElementName;
  lang: Lang;
  /** The attributes by name, in the order they are written in; `lang` is apart. */
  attributes: Record<string, string>;
  looks: Partial<Record<LookName, string>>;
}

/** In an address of ours `lang` is the language of the page itself. */
const LANGUAGE = 'language';

/** Picks the allowed values and leaves out what makes no sense. */
function pick(params: URLSearchParams, allowed: Record<string, RegExp>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(allowed).flatMap(([name, pattern]) => {
      const value = params.get(name)?.trim() ?? '';
      return pattern.test(value) ? [[name, value]] : [];
    }),
  );
}

function ofBoard(params: URLSearchParams): Partial<EmbedChoice> {
  const { jobid, ...filter } = readJobFilter(params);
  if (jobid !== undefined)
    return { element: 'job-detail', attributes: { 'job-id': String(jobid) } };
  return { element: 'job-board', attributes: toBoardAttributes(filter) };
}

const ofHub = (params: URLSearchParams): Partial<EmbedChoice> => ({
  element: 'tutor-hub',
  attributes: toHubAttributes(readHubFilter(params)),
});

/** A map, since the name comes from outside. */
const ofLists = new Map([
  ['job-board', ofBoard],
  ['tutor-hub', ofHub],
]);

/** `list` and the filter of one of our own lists, as its page has it, mean the same list. */
export function readEmbedChoice(params: URLSearchParams, pageLang: Lang): EmbedChoice {
  const list = ofLists.get(params.get('list') ?? '')?.(params);
  const element = ELEMENTS.find((one) => one === params.get('element')) ?? 'job-board';
  const asked = params.get(LANGUAGE);
  const { lang: _lang, ...common } = commonAttributes;
  return {
    element,
    lang: asked === 'en' || asked === 'bn' ? asked : pageLang,
    attributes: pick(params, { ...elementAttributes[element], ...common }),
    looks: pick(params, looks),
    ...list,
  };
}

export function writeEmbedChoice({ element, lang, attributes, looks: chosen }: EmbedChoice) {
  return new URLSearchParams({ element, [LANGUAGE]: lang, ...attributes, ...chosen });
}
