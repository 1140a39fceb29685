/**
 * The page behind the iframe form, `/embed/frame/job-board?city-id=1&lang=en`: for editors that
 * strip scripts. It makes the element the address names and gives it the address's parameters, but
 * never `api`: a page on our origin must not show somebody else's data. It imports nothing, so that
 * it does not split the widgets' chunks.
 */
const WIDGETS = ['job-board', 'job-detail', 'tutor-hub'];
const ATTRIBUTE = /^(?!on|style$|api$)[a-z-]+$/;

const widget = location.pathname.split('/').at(-1) ?? '';
const query = new URLSearchParams(location.search);
document.documentElement.lang = query.get('lang') === 'en' ? 'en' : 'bn';

if (WIDGETS.includes(widget)) {
  const element = document.createElement(`porua-${widget}`);
  for (const [name, value] of query) if (ATTRIBUTE.test(name)) element.setAttribute(name, value);
  document.body.prepend(element);
}

export {};
