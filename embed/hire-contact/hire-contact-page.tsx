/**
 * The page of our origin that asks for name, phone and code and sends the request, in a frame inside
 * the hire form or in a window it opened. The page around it hands over the tuition and learns the
 * request number, nothing else.
 */

import css from 'virtual:porua-contact.css';
import { createRoot } from 'react-dom/client';
import { HireContactApp } from './hire-contact-app.tsx';
import { createHost } from './host-link.ts';

const query = new URLSearchParams(location.search);
const isDark = (theme: string | null) => theme === 'dark' || theme === 'auto';

const box = document.createElement('div');
box.className = 'porua';
box.lang = query.get('lang') === 'en' ? 'en' : 'bn';
box.dataset['theme'] = isDark(query.get('theme')) ? String(query.get('theme')) : 'light';
document.documentElement.lang = box.lang;
document.body.style.margin = '0';
const sheet = new CSSStyleSheet();
sheet.replaceSync(css);
document.adoptedStyleSheets.push(sheet);
document.body.prepend(box);

createRoot(box).render(
  <HireContactApp
    host={createHost(query.get('origin') ?? '')}
    firstLang={box.lang === 'en' ? 'en' : 'bn'}
    site={query.get('site') ?? ''}
    onDress={(lang, theme) => {
      document.documentElement.lang = lang;
      box.lang = lang;
      box.dataset['theme'] = isDark(theme) ? theme : 'light';
    }}
  />,
);
