/** The widgets whose first view the server draws, each with what it asks the API for it. */
import { fragmentKey, type PublicQuestion } from '#core/site/embed/fragment.ts';
import { type AttributeValues, toPropertyName } from '../attributes.ts';
import type { CommonValues } from '../common-attributes.ts';
import { assistantWidget } from '../elements/assistant-widget.tsx';
import { hireTutorWidget } from '../elements/hire-tutor-widget.tsx';
import { toPresetFilter as toJobFilter } from '../elements/job-board-attributes.ts';
import { jobBoardWidget } from '../elements/job-board-widget.tsx';
import { jobDetailWidget } from '../elements/job-detail-widget.tsx';
import { toPresetFilter as toHubFilter } from '../elements/tutor-hub-attributes.ts';
import { tutorHubWidget } from '../elements/tutor-hub-widget.tsx';
import { type Given, givenValue, readValues } from '../given-values.ts';
import type { HostLang } from '../host-lang.ts';
import type { Widget, WidgetAttributes, WidgetContext } from '../widget.ts';
import { NO_ELEMENT } from './no-element.ts';

type Attributes = ReadonlyMap<string, string>;
type Known = Pick<WidgetContext, 'productUrl' | 'firstAnswer'>;

type Values<Own extends WidgetAttributes> = AttributeValues<Own> & CommonValues;

function drawn<Own extends WidgetAttributes>(
  widget: Widget<Own>,
  questionOf: (values: Values<Own>) => PublicQuestion | undefined,
  isDrawn: (values: Values<Own>) => boolean = () => true,
) {
  return (attributes: Attributes) => {
    const given: Given = {};
    for (const [name, value] of attributes) given[toPropertyName(name, widget.attributes)] = value;
    // What is wrong with them, the element tells the page.
    const values = readValues(widget.attributes, given);
    return {
      keyIn: (lang: HostLang) => fragmentKey(lang, values),
      site: values.site,
      texts: widget.texts,
      isDrawn: isDrawn(values),
      question: questionOf(values),
      view: (known: Known) =>
        widget.view(values, {
          ...known,
          element: NO_ELEMENT,
          given: (property) => givenValue(given, property),
        }),
    };
  };
}

export const drawnWidgets: ReadonlyMap<string, ReturnType<typeof drawn>> = new Map([
  [
    'job-board',
    drawn(jobBoardWidget, (values) => ({
      name: 'listJobs',
      query: { ...toJobFilter(values), page: 1, per_page: values.pageSize },
    })),
  ],
  [
    'job-detail',
    drawn(
      jobDetailWidget,
      ({ jobId }) => ({ name: 'getJob', params: { jobId } }),
      ({ jobId }) => jobId !== undefined,
    ),
  ],
  [
    'tutor-hub',
    drawn(tutorHubWidget, (values) => ({
      name: 'listTutors',
      query: { ...toHubFilter(values), page: 1, per_page: values.pageSize },
    })),
  ],
  ['hire-tutor', drawn(hireTutorWidget, () => ({ name: 'listCategories' }))],
  [
    'assistant',
    drawn(
      assistantWidget,
      () => undefined,
      // A button in a corner has its own small code.
      ({ mode }) => mode === 'inline',
    ),
  ],
]);
