import { expect } from 'chai';
import { eventually } from './eventually.ts';
import { allIn, isVisible, oneIn } from './inside.ts';

/**
 * An element without its code: the page's own link is there, what the server has drawn can be read, and
 * nothing in it looks as if it could be pressed or leaves a hole.
 */
export const expectFailed = (element: Element): Promise<void> =>
  eventually(() => {
    expect(element.getAttribute('data-porua-state')).to.equal('failed');
    expect(isVisible(oneIn(element, 'a.fallback')), 'the fallback is visible').to.equal(true);
    const pressed = allIn(element, 'button, input, select, textarea').filter(isVisible);
    expect(pressed, 'what could be pressed').to.have.length(0);
    const content = allIn(element, 'article').reduce(
      (sum, { clientHeight }) => sum + clientHeight,
      0,
    );
    expect(element.getBoundingClientRect().height).to.be.below(400 + content);
  });
