/** The requests of an element: few, and none twice. */
import { expect } from 'chai';
import { PartnerPage, SCRIPT } from '../page/partner-page.ts';
import type { TriedElement } from './tried-element.ts';

export function describeRequests(tried: TriedElement): void {
  const { tag, inFirstView } = tried.subject;

  it('asks for its first view and then for its code, each one time', async () => {
    const page = await PartnerPage.open(`${tried.markup(tried.first)}${SCRIPT}`);
    await tried.expectShown(page.find(tag), tried.first);
    await page.quiet();
    const requests = await page.requests();
    const assets = requests.filter((path) => path.startsWith('/embed/assets/'));
    expect(assets).to.not.be.empty;
    expect(assets).to.deep.equal([...new Set(assets)]);
    const views = requests.filter((path) => tried.isFirstView(path));
    expect(views, views.join()).to.have.length(1);
    expect(requests.findIndex((path) => tried.isFirstView(path))).to.equal(1);
    expect(requests.filter((path) => path.startsWith(inFirstView))).to.deep.equal([]);
  });
}
