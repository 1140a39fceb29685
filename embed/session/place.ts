/**
 * The place where a visitor stood before the tab went to our page; it is restored after coming
 * back.
 */
export interface Place {
  /** The element's tag, and its number among those with this tag. */
  tag: string;
  nth: number;
  /** The job that was open in a board. */
  openJob: number | null;
  scrollY: number;
}

const IN_BOARD = 'section.job-in-place, dialog .job-view';

export function notePlace(element: Element, jobId: number): Place {
  const all = [...document.querySelectorAll(element.localName)];
  return {
    tag: element.localName,
    nth: all.indexOf(element),
    openJob: element.shadowRoot?.querySelector(IN_BOARD) ? jobId : null,
    scrollY: window.scrollY,
  };
}

export function restorePlace({ tag, nth, openJob, scrollY }: Place): void {
  const root = document.querySelectorAll(tag)[nth]?.shadowRoot;
  if (openJob) root?.querySelector<HTMLElement>(`a[data-job-id="${Number(openJob)}"]`)?.click();
  window.scrollTo({ top: scrollY, behavior: 'instant' });
}
