/** The rules of which modules of the app share a file, so that a page needs few files. */
import { type Chunk, isData, matching } from './chunk-rules.ts';

/** Matches what every screen needs; the file that the page names stays apart from it. */
const isFirst = (id: string) => !/\/app\/(main\.tsx|index\.html)$|\.woff2/.test(id);

/** Small pieces of many screens: one file instead of dozens of a few hundred bytes each. */
const isSmallPart = matching(
  /\/ui\/(?!api\/use-(cursor|send-once)|dialog\/(dialog-message|reason)|first-view|hooks\/use-near|late|theme)|\/app\/(ground\/(links\/action-link|page\/use-page-title|form\/form-problem)|notify\/push\/ask-for-push)\.|assistant\/use-above|(apply\/terms|limits\/(hire-limits|job-constants))\.|lucide-react\/dist\/esm\/(?!icons)|lucide-react\/dist\/esm\/icons\/(x|check|map-pin|search|circle-check|chevron-down|cloud-off|message-circle)\./,
);

/** Matches the small parts that filters and longer forms are made of. */
const isControl = (id: string) =>
  isSmallPart(id) &&
  /\/ui\/(chip|error-summary|hooks\/(?!use-has-scrolled)|field\/(?!field|text-field|password|choice-group))/.test(
    id,
  );

/** Cleaning, counting, naming and sending once of what people write, which fields, drafts and rules share. */
const isOfTexts = matching(
  /\/core\/(ground\/text\/(count-letters|letters-of|find-text-fault|drop-unseen|check-text)|people\/names\/(check-name|is-person-name)|ground\/dates\/age-of)\.|\/ui\/api\/use-send-once\./,
);

/** Matches what the account screens have in common. */
const isOfAccounts = matching(/\/app\/people\/(auth\/form|account\/otp\/use-countdown)/);

/** Matches what shows a job, in a list or alone, and lists of jobs and tutors. */
const isOfJobs = matching(
  /\/widgets\/(job\/(?!use-qual|job-path)|words\/time)|app\/market\/list\/job-grid|\/core\/market\/jobs\/(address|directions)/,
);

/** Matches what makes a list of cards with filters. */
const isOfLists = matching(
  /\/widgets\/(list\/(chosen|nearest|filter|use-|gender|order|salary|search|city|card-results|card-sheets|found)|place\/(use-near|distance|near))|\/app\/market\/list\/(code-link|use-list)|icons\/sliders/,
);

/** Matches what the landing pages have in common. */
const isOfLandings = matching(
  /\/app\/site\/landing\/(is-missing|landing-(links|header)|use-landing)/,
);

/** Matches what a partner chooses and sees. */
const isOfPartners = matching(
  /\/core\/site\/embed\/(element|embed|list)-|app\/site\/partners\/(partner-section|live-preview)/,
);

/** Matches the controls of the hub; the next one, those of the board. */
const isOfHubControls = matching(
  /\/widgets\/tutor-hub\/(hub-|filter-(chips|panel)|area-|compare-|use-(compare-rows|filter)|lookup|place-f|search-c|teaching|understood)|icons\/columns-3/,
);
const isOfBoardControls = matching(
  /\/widgets\/job-board\/(board-|filter-|near-|job-id|id-select|class-|place-f|use-filter)/,
);

/** Matches the parts for the place the reader is at, or means. */
const isOfPlaces = matching(/\/widgets\/place\/(use-my|place-combobox)/);

/** A list of tutors. */
const isOfTutorCards = matching(
  /\/widgets\/(tutor-hub\/(tutor-card\.|use-tutor-cards)|tutor\/(lost|checked))|\/app\/market\/list\/use-opening/,
);

/** Matches what shows a tutor, in a list or alone. */
const isOfTutors = matching(
  /\/widgets\/tutor\/(?!lost|checked)|text\/initials|reviews\/stars|\/ui\/compare\/|icons\/(star|user-round|calendar-check|graduation-cap)\./,
);

/** Names, numbers, addresses and small parts that lists, cards and details go by. */
const isOfFacts = matching(
  /\/core\/(market\/(filters\/|hub\/hub-constants)|people\/profile\/(photo-url|availability|avatar|profile-fields))|app\/ground\/links\/(is-plain|use-back)|\/widgets\/list\/(icon-line|card-grid)|\/ui\/late\//,
);

/** Drawings that cards, details and filters share with half of the other screens. */
const isOfDrawings = matching(
  /words\/use-gender|icons\/(arrow-(left|right)|badge-check|book-open|bookmark|calendar-days|chevron-(left|right)|copy|external-link|flag|house|locate-fixed|lock|map-pinned|monitor-smartphone|navigation|pencil|play|plus|shield-check|trash|user|users|user-round-check)\./,
);

/** Matches what an application costs, and who may apply. */
const isOfApplying = matching(
  /\/core\/(money\/fees\/|tuition\/online-lessons\/online-lesson-fee|market\/apply\/(?!terms))|job-detail\/fee-lines/,
);

/** Matches what a request for a tutor says, wherever it is shown. */
const isOfRequests = matching(
  /\/core\/(market\/hire\/(request-fields|hire-draft)|ground\/text\/(?!initials))|steps\/given-wishes/,
);

/** Students and places that guardians keep. */
const isOfSaved = matching(/hire-tutor\/(saved|steps\/(area-fields|pin-field))/);

/** Matches what a request may wish for, no matter who writes it. */
const isOfWishes = matching(/hire-tutor\/steps\/(disclosure|address-parts|wish-|more|university)/);

/** Sending what a form asks for, once. */
const isOfSending = matching(/\/widgets\/request\/|\/core\/market\/hire\/hire-answers/);

/** The form that asks for a tutor. */
const isOfHiring = matching(
  /\/widgets\/hire-tutor\/(?!steps\/class-fields)|\/app\/market\/hire-tutor\/(hire-tutor-page|sign-in-on|use-)|\/core\/market\/hire\/(saved-parts|hire-steps|follow-path)|app\/ground\/page\/use-step/,
);

/** Matches what the assistant understands and says. */
const isOfTalk = matching(/\/(core\/(site\/assistant|search)|widgets\/assistant)\//);

const isOfMany = (id: string) => isSmallPart(id) && !isControl(id) && !isData(id);

/**
 * A chunk takes along what its modules import, unless one of a higher priority has it. One of those
 * who share a piece is `/ui`, which shows them all.
 */
export const appChunks: Chunk[] = [
  { name: 'first', tags: ['$initial'], test: isFirst, priority: 3 },
  { name: 'ui', test: isOfMany, minShareCount: 2, priority: 2 },
  { name: 'texts', test: isOfTexts, minShareCount: 2, priority: 2 },
  { name: 'controls', test: isControl, minShareCount: 5, priority: 1 },
  { name: 'data', test: isData, priority: 1 },
  { name: 'accounts', test: isOfAccounts, minShareCount: 2 },
  ...[
    { name: 'jobs', test: isOfJobs },
    { name: 'lists', test: isOfLists },
    { name: 'places', test: isOfPlaces },
    { name: 'landings', test: isOfLandings },
    { name: 'partners', test: isOfPartners },
    { name: 'hub-controls', test: isOfHubControls },
    { name: 'board-controls', test: isOfBoardControls },
    { name: 'tutors', test: isOfTutors },
    { name: 'tutor-cards', test: isOfTutorCards },
    { name: 'facts', test: isOfFacts },
    { name: 'drawings', test: isOfDrawings },
    { name: 'applying', test: isOfApplying },
    { name: 'requests', test: isOfRequests },
    { name: 'saved', test: isOfSaved },
    { name: 'wishes', test: isOfWishes },
    { name: 'sending', test: isOfSending },
    { name: 'hiring', test: isOfHiring },
    { name: 'talk', test: isOfTalk },
  ].map((chunk) => ({ ...chunk, minShareCount: 2, includeDependenciesRecursively: false })),
];
