/** Everything that is given to copy. Source: docs/embed.md. */
import { writeHubFilter } from '#core/market/filters/hub-filter.ts';
import { writeJobFilter } from '#core/market/filters/job-filter.ts';
import { type EmbedChoice, LOOKS } from './embed-choice.ts';
import { toHubFilter, toJobFilter } from './list-attributes.ts';
import { ownPage } from './own-page.ts';
import { pictureLink } from './picture-link.ts';
import { attributesIn, tag } from './write-tag.ts';

export interface PinnedScript {
  path: string;
  integrity: string;
}

export interface SnippetOptions {
  choice: EmbedChoice;
  /** The origin of the product. */
  origin: string;
  /** The link inside, in the language of the element. */
  linkText: string;
  pinned?: PinnedScript | undefined;
}

export type SnippetName =
  | 'element'
  | 'wordpress'
  | 'script'
  | 'div'
  | 'iframe'
  | 'react'
  | 'picture'
  | 'pinned'
  | 'preload'
  | 'css'
  | 'csp'
  | 'cspFrame';

export type Snippets = Partial<Record<SnippetName, string>>;

const script = (origin: string) => `<script src="${origin}/embed.js" async></script>`;

/** The query of a frame or a first view: the attributes by their names, and `lang` at the end. */
const query = (attributes: Record<string, string>, lang: string, more: object = {}) =>
  new URLSearchParams({ ...attributes, lang, ...more }).toString();

const react = ({ choice, origin, linkText }: SnippetOptions, name: string) => {
  const { element, lang, attributes } = choice;
  const style = Object.entries(styleIn(choice)).map(([key, value]) => `'${key}': '${value}'`);
  const given = attributesIn({ ...attributes, lang });
  if (style.length > 0) given.push(`style={{ ${style.join(', ')} }}`);
  return `import { useEffect } from 'react';

const SCRIPT = '${origin}/embed.js';

export function ${name}() {
  useEffect(() => {
    if (document.querySelector(\`script[src="\${SCRIPT}"]\`)) return;
    const script = document.createElement('script');
    script.src = SCRIPT;
    script.async = true;
    document.head.append(script);
  }, []);
  return (
    <porua-${element} ${given.join(' ')}>
      ${tag('a', { href: origin + ownPage(choice) }, linkText)}
    </porua-${element}>
  );
}`;
};

const toName = (element: string) =>
  `Porua${element.replace(/(?:^|-)(\w)/g, (_all, letter: string) => letter.toUpperCase())}`;

/** The sources a strict policy has to let in, for what the element asks of its page. */
function policy({ element }: EmbedChoice, origin: string): string {
  const sources = ['script-src', 'connect-src'];
  if (element === 'tutor-hub' || element === 'assistant') sources.push('img-src');
  if (element === 'hire-tutor' || element === 'assistant') sources.push('frame-src');
  return sources.map((source) => `${source} ${origin};`).join('\n');
}

/** The share card of what the element shows; undefined where it has none of its own. */
function cardOf({ element, attributes }: EmbedChoice): string | undefined {
  const jobId = attributes['job-id'];
  if (element === 'job-detail' && jobId) return `job/${jobId}`;
  if (element === 'job-board') return `job-board?${writeJobFilter(toJobFilter(attributes))}`;
  if (element === 'tutor-hub') return `hub?${writeHubFilter(toHubFilter(attributes))}`;
  return undefined;
}

export function makeSnippets(options: SnippetOptions): Snippets {
  const { choice, origin, linkText, pinned } = options;
  const { element, lang, attributes } = choice;
  const { theme: _theme, ...asked } = attributes;
  const looks = styleIn(choice);
  const style = Object.entries(looks).map(([name, value]) => `${name}: ${value}`);
  const styled = style.length > 0 ? { style: style.join('; ') } : {};
  const href = origin + ownPage(choice);
  const link = tag('a', { href }, linkText);

  const custom = tag(`porua-${element}`, { ...attributes, lang, ...styled }, `\n  ${link}\n`);
  const data = Object.entries({ ...attributes, lang }).map(([name, value]) => [
    `data-porua-${name}`,
    value,
  ]);
  const div = tag(
    'div',
    { 'data-porua-widget': element, ...Object.fromEntries(data), ...styled },
    `\n  ${link}\n`,
  );
  const frame = tag('iframe', {
    src: `${origin}/embed/frame/${element}?${query(attributes, lang, looks)}`,
    title: linkText,
    style: 'width: 100%; height: 900px; border: 0',
    allow: 'geolocation',
    loading: 'lazy',
  });
  const card = cardOf(choice);

  return {
    element: `${custom}\n${script(origin)}`,
    wordpress: `<!-- wp:html -->\n${div}\n<!-- /wp:html -->`,
    script: script(origin),
    div: `${div}\n${script(origin)}`,
    iframe: `${frame}\n<p>${link}</p>\n${script(origin)}`,
    react: react(options, toName(element)),
    ...(card && { picture: pictureLink({ origin, href, card, lang, alt: linkText }) }),
    ...(pinned && {
      pinned: `${custom}\n${tag('script', {
        src: origin + pinned.path,
        integrity: pinned.integrity,
        crossorigin: 'anonymous',
        async: '',
      })}`,
    }),
    // A button in the corner has its own small code, and a job without a number no first view.
    ...(attributes['mode'] !== 'floating' && {
      preload: tag('link', {
        rel: 'preload',
        as: 'fetch',
        crossorigin: '',
        href: `${origin}/embed/fragment/${element}?${query(asked, lang)}`,
      }),
    }),
    ...(style.length > 0 && {
      css: `porua-${element} {\n${style.map((line) => `  ${line};\n`).join('')}}`,
    }),
    csp: policy(choice, origin),
    cspFrame: `frame-src ${origin};`,
  };
}

/** The custom properties of what was chosen. */
const styleIn = ({ looks }: EmbedChoice): Record<string, string> =>
  Object.fromEntries(
    LOOKS.flatMap((name) => {
      const value = looks[name];
      return value === undefined ? [] : [[`--porua-${name}`, value]];
    }),
  );
