/** Attributes, properties and data attributes, good ones and others. */
import { expect } from 'chai';
import { eventually } from '../page/eventually.ts';
import { allIn, contentOf } from '../page/inside.ts';
import { PartnerPage, SCRIPT } from '../page/partner-page.ts';
import { LINK, type TriedElement } from './tried-element.ts';

/** The characters of a value that nobody can have meant. */
const LONG = 200_000;

export function describeAttributes(tried: TriedElement): void {
  const { tag, widget, always, attribute, property, malformed } = tried.subject;

  it('follows a changed attribute, and goes back to the default without it', async () => {
    const page = await PartnerPage.open(`${tried.markup(tried.first)}${SCRIPT}`);
    const element = page.find(tag);
    await tried.expectShown(element, tried.first);
    element.setAttribute(attribute, tried.second);
    await tried.expectShown(element, tried.second);
    expect(Reflect.get(element, property)).to.equal(Number(tried.second));
    element.removeAttribute(attribute);
    await tried.expectShown(element, null);
    expect(await page.complaints()).to.deep.equal([]);
  });

  it('takes the default for a malformed value, with one warning', async () => {
    const page = await PartnerPage.open(`${tried.markup(malformed)}${SCRIPT}`);
    const element = page.find(tag);
    await tried.expectRefused(element);
    element.setAttribute('theme', 'light');
    element.setAttribute('theme', 'dark');
    await eventually(() => expect(contentOf(element).dataset['theme']).to.equal('dark'));
    const complaints = await page.complaints();
    const own = complaints.filter((text) => text.startsWith('[porua]'));
    expect(own).to.have.length(1);
    expect(own[0]).to.include(attribute);
    expect(complaints.join()).to.not.include('uncaught');
  });

  it('takes the default for an empty value, silently', async () => {
    const page = await PartnerPage.open(`${tried.markup('')}${SCRIPT}`);
    await tried.expectShown(page.find(tag), null);
    expect(await page.complaints()).to.deep.equal([]);
  });

  it('takes a property set before its definition and after', async () => {
    const page = await PartnerPage.open(
      `${tried.markup()}<script>document.querySelector('${tag}').${property} = ${tried.first};</script>${SCRIPT}`,
    );
    const element = page.find(tag);
    await tried.expectShown(element, tried.first);
    Reflect.set(element, property, Number(tried.second));
    await tried.expectShown(element, tried.second);
    expect(Reflect.get(element, property)).to.equal(Number(tried.second));
  });

  it('takes a camel-case name as attribute, property and data attribute', async () => {
    const page = await PartnerPage.open(
      `<${tag} ${always} ${property}="${tried.first}">${LINK}</${tag}><div data-porua-widget="${widget}" data-porua-${property}="${tried.first}">${LINK}</div>${SCRIPT}`,
    );
    await tried.expectShown(page.find(tag), tried.first);
    const other = page.find(`div > ${tag}`);
    other.scrollIntoView();
    await tried.expectShown(other, tried.first);
    const later = await PartnerPage.open(
      `${tried.markup(tried.first)}<script>document.querySelector('${tag}').${property} = '${tried.second}';</script>${SCRIPT}`,
    );
    await tried.expectShown(later.find(tag), tried.second);
  });

  it('is made from a div, whose content stays as fallback', async () => {
    const page = await PartnerPage.open(
      `<div data-porua-widget="${widget}" data-porua-${attribute}="${tried.first}" data-porua-onclick="window.hacked = true"><p>${LINK}<br></p></div>${SCRIPT}`,
    );
    const element = page.find(tag);
    await tried.expectShown(element, tried.first);
    expect(allIn(element, 'p > a.fallback')).to.have.length(1);
    expect(element.getAttribute('onclick')).to.equal(null);
  });

  it('repeats no long value', async () => {
    const page = await PartnerPage.open(`${tried.markup('x'.repeat(LONG))}${SCRIPT}`);
    const complaints = await eventually(async () => {
      const said = await page.complaints();
      expect(said).to.not.be.empty;
      return said;
    });
    expect(Math.max(...complaints.map((text) => text.length))).to.be.below(300);
  });
}
