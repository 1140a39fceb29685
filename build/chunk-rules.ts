/**
 * The rules of which modules of the elements share a file; in the app it follows from its screens
 * (chunks/shared-files.ts). The bundler splits what no rule takes by who needs it.
 * tests/bundle/budgets.ts tells what a rule costs.
 */
import type { Rolldown } from 'vite';

export type Chunk = Rolldown.CodeSplittingGroup & { test: (id: string) => boolean };

const matching = (pattern: RegExp) => (id: string) => pattern.test(id);

/** The cache of answers and what reads through it. */
const isData = matching(
  /\/node_modules\/(swr|dequal)\/|\/ui\/(async|list)\/|\/ui\/api\/(answer-settings|readings|use-(answers?|api|correction|first-answer|fresh-api|live-api|paged-api|pages))\./,
);

/**
 * Matches what the frame on our origin needs too of the hire form; then the rest, for pages that
 * show the form.
 */
const isOfContact = matching(
  /hire-tutor\/use-problem|\/core\/ground\/text\/|ui\/(error-summary|alert\/sent-earlier|api\/use-send-once)/,
);
const isOfHire = matching(
  /\/hire-tutor\/(?!contact\/|earlier|steps\/(?!who|class|pickers|step-props))|elements\/(late-contact|late-step|use-later-code)|widgets\/request\/(saved-draft|new-key)|\/core\/market\/hire\/|icons\/user-round-check/,
);

/** Matches what says who a tutor is: in the hub, on a profile, among the assistant's answers. */
const isOfTutors = matching(
  /\/(widgets\/tutor|core\/people\/profile)\/|market\/filters\/hub-filter\.ts$|icons\/(star|graduation-cap|calendar-check|user-round)\./,
);

/** Each shared by some, and by no board. */
const ofSome: [name: string, pattern: RegExp][] = [
  ['fees', /\/core\/(money\/fees\/|tuition\/online-lessons\/online-lesson-fee)/],
  ['fields', /\/ui\/api\/use-fields/],
  [
    'sending',
    /\/widgets\/request\/pending|\/core\/people\/account\/(?!account-paths|own-sides)|\/ui\/late\/fetched/,
  ],
];

/** Matches what a list's search and filters alone are made of; forms have controls too. */
const isOfFilterFields = matching(
  /\/widgets\/(list\/(area|chosen|city|fallen|filter-text|gender|lookup-picker|order|pick|place|salary|search|subject|use-salary|use-teaching)|place\/(distance|near|use-near))|market\/filters\/teaching/,
);
/** Matches what filters and forms are made of; lists can be shown without it. */
const isOfControls = matching(
  /\/ui\/(field\/(choice|option|checkbox-list|combobox|read-|select|number|text-|letter-|use-)|chip|hooks\/use-debounced|late\/(?!late|fetched))|\/widgets\/place\/(?!distance|near|use-near)|icons\/(locate|sliders|search\.|x\.)/,
);
/** Matches how a list is narrowed; parts of a conversation have a copy (own-copies.ts). */
const isOfFilters = matching(/\/core\/market\/filters\/(?!(job|hub)-filter|teaching)[\w-]+\.ts$/);
/** A list of jobs, wherever it stands. */
const isOfJobCards = matching(
  /\/widgets\/job\/(job-card|use-job-cards|job-grid)|market\/filters\/job-filter\.ts$/,
);
const isOfSome = (id: string) => ofSome.some(([, pattern]) => pattern.test(id));

/**
 * One chunk of what every widget is made of and one of what those with lists are made of, instead of
 * one for each set of widgets that share something: fewer requests, better compression, a shorter
 * list in the loader. A conversation has no lists until somebody searches.
 */
const isForAll = (id: string) =>
  /node_modules|rolldown\/runtime|\/(ui|core|widgets\/(job|list|place|request|words))\/|\/embed\/(?!widget-css)[\w-]+\.tsx?$|\/embed\/session\/|\/embed\/texts\/(\w+\/)?[\w-]+-texts\.ts|\/embed\/elements\/(use|is|list|opened-part|inline-part|code-pending)\b/.test(
    id,
  ) &&
  !/\/core\/(market\/hire|ground\/(text\/find|limits\/hire)|site\/assistant|search|people\/contact-data|market\/filters)|\/core\/market\/jobs\/(address|directions)|\/ui\/(error-summary|compare)/.test(
    id,
  ) &&
  !isOfSome(id) &&
  !isOfControls(id) &&
  !isOfFilterFields(id) &&
  !isOfJobCards(id) &&
  !isOfContact(id) &&
  !isOfHire(id) &&
  !isOfTutors(id) &&
  // Of the job's own page and of the hire form.
  !/job\/use-qualification|icons\/(copy|eye|lock|navigation|share-2|circle-check)\./.test(id);
const isOfReading = (id: string) =>
  isForAll(id) &&
  /icons\/(?!check|chevron-down|circle-ex|cloud-off|external-link|info|triangle-ex|x\.)|\/ui\/(alert|async|card|chip|dialog|list|section)\/|\/node_modules\/(swr|dequal)\/|\/ui\/api\/(answer-settings|readings|use-(answer|api|correction|fields|first-answer|mutation|pages|toasted))|\/ui\/field\/(choice|option|checkbox-(field|list)|combobox|read-|select|number|text-area|use-)|\/ui\/hooks\/use-(has|near|now|debounced)|\/ui\/(late\/late\.|live)|\/widgets\/(job|list|place|words)\/(?!job-path|use-brand)|\/embed\/elements\//.test(
    id,
  );
/** Matches the part of reading that only a list of cards needs. */
const isOfLists = (id: string) =>
  isOfFilters(id) ||
  (isOfReading(id) &&
    /\/widgets\/list\/(?!icon-line|back-to)|\/ui\/list\/|\/ui\/api\/use-(correction|pages)|\/swr\/dist\/infinite|\/embed\/elements\/(list|opened-part|use-(opened|place|preset|part))/.test(
      id,
    ));
/** Reading an answer, whatever it is shown as. */
const isOfAnswers = (id: string) => isOfReading(id) && isData(id) && !isOfLists(id);

/**
 * Matches what a conversation is shown with before anything is understood: its engine comes later.
 */
const isOfTalk = matching(
  /\/core\/site\/assistant\/(intents\/dangers|dialogue\/(chips|choices|class-in|clear-chat|language-memory|message|state|tell)|write-value)\.|\/core\/search\/(slots\/(slots|part-of-day)|normalise\/(clip-text|fold-key)|names\/to-sound-key)\.|assistant\/(forms\/is-editable|use-label)\./,
);

export const embedChunks: Chunk[] = [
  { name: 'base', test: (id) => isForAll(id) && !isOfReading(id), minShareCount: 2, priority: 5 },
  ...ofSome.map(([name, pattern]) => ({
    name,
    test: matching(pattern),
    minShareCount: 2,
    priority: 5,
  })),
  // Controls read too: they must not take this along.
  { name: 'data', test: isOfAnswers, minShareCount: 2, priority: 4 },
  { name: 'controls', test: isOfControls, minShareCount: 2, priority: 1 },
  {
    name: 'reading',
    test: (id) => isOfReading(id) && !isOfLists(id),
    minShareCount: 2,
    priority: 3,
  },
  { name: 'lists', test: isOfLists, minShareCount: 2, priority: 2 },
  { name: 'filter-fields', test: isOfFilterFields, minShareCount: 2 },
  { name: 'job-cards', test: isOfJobCards, minShareCount: 2 },
  { name: 'tutors', test: isOfTutors, minShareCount: 2 },
  { name: 'contact', test: isOfContact, minShareCount: 2 },
  { name: 'hire', test: isOfHire, minShareCount: 2 },
  { name: 'talk', test: isOfTalk, minShareCount: 2 },
];

/** Names only for parts that somebody asks for: a page lists all that its parts bring along. */
export const chunkFileNames =
  (hashLength: number) =>
  ({ isDynamicEntry }: { isDynamicEntry: boolean }) =>
    `assets/${isDynamicEntry ? '[name]-' : ''}[hash:${hashLength}].js`;
