/** However the content of a page names another host, an element speaks to ours and leads to ours. */
import { expect } from 'chai';
import { allIn } from '../page/inside.ts';
import { PartnerPage, SCRIPT } from '../page/partner-page.ts';
import { LINK, type TriedElement } from './tried-element.ts';

const EVIL = 'evil.example';
const HOST = `https://${EVIL}`;
const HOSTS = [
  HOST,
  `//${EVIL}`,
  `http://localhost.${EVIL}`,
  `http://localhost@${EVIL}`,
  `https://127.0.0.1.${EVIL}/x`,
];

/** Every address inside the element and its light tree, also of dialogs and frames. */
const addressesIn = (element: Element) =>
  allIn(element, 'a, iframe, img, form').map(
    (part) => part.getAttribute('href') ?? part.getAttribute('src') ?? '',
  );

const isForeign = (address: string) => address.includes(EVIL);

export function describeForeignHosts(tried: TriedElement): void {
  const { tag, widget, attribute } = tried.subject;

  const expectOurs = async (page: PartnerPage, element: Element, host: string) => {
    expect(addressesIn(element).filter(isForeign), host).to.deep.equal([]);
    expect((await page.addresses()).filter(isForeign), host).to.deep.equal([]);
  };

  const forms: Record<string, (value: string, host: string) => string> = {
    'the div form': (value, host) =>
      `<div data-porua-widget="${widget}" data-porua-${attribute}="${value}" data-porua-api="${host}" data-porua-API="${host}" data-porua-Api="${host}">${LINK}</div>`,
    'an attribute': (value, host) =>
      `<${tag} ${attribute}="${value}" api="${host}">${LINK}</${tag}>`,
    'a property': (value, host) =>
      `<${tag} ${attribute}="${value}">${LINK}</${tag}><script>document.querySelector('${tag}').api = ${JSON.stringify(host)};</script>`,
  };

  for (const [name, markup] of Object.entries(forms))
    it(`takes no other host from ${name}`, async () => {
      for (const host of HOSTS) {
        const page = await PartnerPage.open(`${markup(tried.first, host)}${SCRIPT}`);
        const element = page.find(tag);
        await tried.expectShown(element, tried.first);
        await expectOurs(page, element, host);
      }
    });

  it('takes no other host later', async () => {
    const page = await PartnerPage.open(
      `<div data-porua-widget="${widget}" data-porua-${attribute}="${tried.first}">${LINK}</div>${SCRIPT}`,
    );
    const element = page.find(tag);
    await tried.expectShown(element, tried.first);
    const div = page.find('div');
    div.setAttribute('data-porua-api', HOST);
    div.dataset['poruaApi'] = HOST;
    element.setAttribute('api', HOST);
    Reflect.set(element, 'api', HOST);
    element.setAttribute(attribute, tried.second);
    await tried.expectShown(element, tried.second);
    await expectOurs(page, element, HOST);
  });
}
