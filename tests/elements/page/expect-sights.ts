import { queryAllByRole, queryAllByText } from '@testing-library/dom';
import { expect } from 'chai';
import type { Sight } from '../subjects/sight.ts';
import { eventually } from './eventually.ts';
import { allIn, contentOf, isVisible, oneIn } from './inside.ts';

/** Waits until all of this can be seen in an element at once. */
export const expectSights = (element: Element, sights: readonly Sight[]): Promise<void> =>
  eventually(() => {
    for (const sight of sights) expectSight(element, sight);
  });

function expectSight(element: Element, sight: Sight): void {
  if ('role' in sight) {
    const { role, name, value, href } = sight;
    const [found, ...others] = queryAllByRole(contentOf(element), role, { name });
    if (!found) throw new Error(`no ${role} ${name}`);
    expect(others, `more than one ${role} ${name}`).to.have.length(0);
    expect(isVisible(found), `${role} ${name} is visible`).to.equal(true);
    if (value !== undefined) expect(found).to.have.property('value', value);
    if (href) expect(found.getAttribute('href')).to.match(href);
  } else if ('text' in sight) {
    const shown = queryAllByText(contentOf(element), sight.text).filter(isVisible);
    expect(shown, `the text ${sight.text}`).to.have.length(1);
  } else if ('part' in sight) {
    expect(oneIn(element, sight.part).textContent?.replace(/\s+/g, ' ')).to.match(sight.says);
  } else if ('without' in sight) {
    expect(allIn(element, sight.without), sight.without).to.have.length(0);
  } else {
    expect(element.getAttribute('data-porua-state')).to.equal('failed');
    expect(isVisible(oneIn(element, 'a.fallback')), 'the fallback is visible').to.equal(true);
  }
}
