/** The elements for partner pages, with their attributes and a value to begin with. */
import { ELEMENTS, elementAttributes } from '#core/site/embed/element-attributes.ts';

const BEGINS: Record<string, Record<string, string>> = {
  'job-board': { 'city-id': '1', 'page-size': '3' },
  'job-detail': { 'job-id': '1' },
  'hire-tutor': { 'city-id': '1' },
  'tutor-hub': { 'city-id': '1', 'page-size': '3' },
};

export const widgetAttributes: Record<string, Record<string, string>> = Object.fromEntries(
  ELEMENTS.map((element) => [
    `porua-${element}`,
    Object.fromEntries(
      Object.keys(elementAttributes[element]).map((name) => [name, BEGINS[element]?.[name] ?? '']),
    ),
  ]),
);

/** The attributes of every element. */
export const commonWidgetAttributes = ['lang', 'theme', 'site'] as const;
