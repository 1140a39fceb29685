/**
 * The contract of every element with a page it knows nothing of. Each element's tests call it once; a new
 * element is not done before it passes the whole list. What needs cookies, a policy or a lost network
 * stands in tests/embed/element-contract.ts.
 */
import type { ElementSubject } from '../subjects/element-subject.ts';
import { describeAttributes } from './attributes.ts';
import { describeForeignHosts } from './foreign-hosts.ts';
import { describeHostilePages } from './hostile-pages.ts';
import { describeLife } from './life.ts';
import { describeLooks } from './looks.ts';
import { describeRequests } from './requests.ts';
import { TriedElement } from './tried-element.ts';

export function describeElementContract(subject: ElementSubject): void {
  describe(`${subject.tag} keeps the contract`, () => {
    const tried = new TriedElement(subject);
    before(() => tried.readValues());
    describeLife(tried);
    describeRequests(tried);
    describeAttributes(tried);
    describeLooks(tried);
    describeForeignHosts(tried);
    describeHostilePages(tried);
  });
}
