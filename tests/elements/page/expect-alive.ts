import { expect } from 'chai';
import { eventually } from './eventually.ts';
import { allIn } from './inside.ts';

/** The element answers: its code has taken the first view over, with all that comes later. */
export const expectAlive = (element: Element): Promise<void> =>
  eventually(() => {
    expect(element.getAttribute('data-porua-state')).to.equal('ready');
    expect(allIn(element, '[data-late]'), 'what comes later').to.have.length(0);
  });
