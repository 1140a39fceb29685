import { PRODUCT } from '../../setup/test-site.ts';
import { expectAlive } from '../page/expect-alive.ts';
import { expectSights } from '../page/expect-sights.ts';
import type { ElementSubject } from '../subjects/element-subject.ts';

/** The page's own link inside an element. */
export const LINK = `<a class="fallback" href="${PRODUCT}/job-board">Jobs</a>`;

/** An element that the contract tries: its markup with values that it has, and what it then shows. */
export class TriedElement {
  readonly subject: ElementSubject;
  /** Two good values, once they are read. */
  first = '';
  second = '';

  constructor(subject: ElementSubject) {
    this.subject = subject;
  }

  async readValues(): Promise<void> {
    [this.first, this.second] = await this.subject.values();
  }

  /** `more`: further attributes; without a value it gets none. */
  markup(value?: string, more = ''): string {
    const { tag, always, attribute } = this.subject;
    return `<${tag} ${always} ${value === undefined ? '' : `${attribute}="${value}"`} ${more}>${LINK}</${tag}>`;
  }

  /** Waits until an element shows what belongs to a value, and answers. */
  async expectShown(element: Element, value: string | null): Promise<void> {
    await expectSights(element, await this.subject.sightsOf(value));
    // Without a value some show nothing but the page's own link.
    if (value !== null) await expectAlive(element);
  }

  async expectRefused(element: Element): Promise<void> {
    await expectSights(element, await this.subject.refusal());
  }

  isFirstView(path: string): boolean {
    return path.startsWith(`/embed/fragment/${this.subject.widget}?`);
  }
}
