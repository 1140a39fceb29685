/** Job and tutor searches, their refinement and their pages. */
import type { Slots } from '#core/search/slots/slots.ts';
import { toChips } from './chips.ts';
import { areaChoices, offer, refinements } from './choices.ts';
import { type Command, say } from './message.ts';
import { type AssistantState, slotsOf } from './state.ts';
import type { Answer, Step } from './step.ts';
import { toJobFilter } from './to-job-filter.ts';
import { toTutorFilter } from './to-tutor-filter.ts';

type SearchTask = 'jobs' | 'tutors';

function toCommand(task: SearchTask, slots: Slots, page: number, step: Step): Command {
  return task === 'jobs'
    ? { kind: 'search_jobs', filter: toJobFilter(slots, step.lookups), page }
    : { kind: 'search_tutors', filter: toTutorFilter(slots, step.lookups), page };
}

export function answerSearch(task: SearchTask, step: Step): Answer {
  const slots = slotsOf(step.state);
  const area = slots.area ?? [];
  // Of areas with one name the first is shown, the others are a touch away.
  const others = area.length > 1 ? areaChoices(area, step.lookups).slice(1) : [];
  const message = {
    ...say(`search.${task}`),
    command: toCommand(task, slots, 1, step),
    chips: toChips(slots, step.lookups),
    choices: [
      ...others,
      ...refinements(slots),
      // Whatever the list of tutors says, a request brings some too.
      ...(task === 'tutors' ? offer('next_page', 'hire_tutor') : offer('next_page')),
      ...offer('start_over'),
    ],
  };
  return { messages: [message], changes: { task, asking: null, page: 1 } };
}

export function answerNextPage(step: Step): Answer {
  const { task, page } = step.state;
  if (task !== 'jobs' && task !== 'tutors')
    return {
      messages: [
        { ...say('search.nothingToPage'), choices: offer('find_jobs', 'find_tutors', 'help') },
      ],
    };
  const next = page + 1;
  const command = toCommand(task, slotsOf(step.state), next, step);
  return {
    messages: [{ ...say('search.more'), command, choices: offer('next_page', 'start_over') }],
    changes: { page: next },
  };
}

/** Facts without a wish: both sides of the market say "class 8 math Mirpur". */
export function answerWhichTask({ state, lookups }: Step): Answer {
  const chips = toChips(slotsOf(state), lookups);
  const choices = offer('hire_tutor', 'find_jobs', 'find_tutors');
  return { messages: [{ ...say('ask.task'), chips, choices }] };
}

/**
 * Returns whether it is a running search: what is said of it belongs to it; a hire in progress
 * takes it as an answer.
 */
export const isSearch = (task: AssistantState['task']): task is SearchTask =>
  task === 'jobs' || task === 'tutors';
