/**
 * A stranger's page with one element, as the configurator shows it: the very snippet it gives to
 * copy. Source: docs/requirements/site/partner-pages.md, "For partners".
 */
import { brand } from '#core/ground/brand.ts';
import type { Lang } from '#core/ground/i18n/lang.ts';
import { readEmbedChoice } from '#core/site/embed/embed-choice.ts';
import { makeSnippets } from '#core/site/embed/snippets.ts';
import { hostileCss } from './hostile-css.ts';

const plainCss = `
html { color-scheme: light dark; }
body { margin: 16px; font-family: system-ui, sans-serif; }
a { color: inherit; }
body[data-theme=light] { color-scheme: light; background: #fff; color: #111; }
body[data-theme=dark] { color-scheme: dark; background: #111; color: #eee; }
`;

const nameIn: Record<Lang, string> = { en: brand.name, bn: brand.nameBn };

/** The page has no origin: it can read nothing of ours, and is framed by ours alone. */
export const previewPolicy = (origin: string) =>
  [
    "default-src 'none'",
    `script-src ${origin}`,
    "style-src 'unsafe-inline'",
    `connect-src ${origin}`,
    `img-src ${origin} data:`,
    `frame-src ${origin}`,
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'self'",
    'sandbox allow-scripts allow-popups allow-popups-to-escape-sandbox',
  ].join('; ');

export function previewPage(params: URLSearchParams, origin: string): string {
  const choice = readEmbedChoice(params, 'bn');
  const { element } = makeSnippets({ choice, origin, linkText: nameIn[choice.lang] });
  const isHostile = params.get('page') === 'hostile';
  return `<!doctype html>
<html lang="${choice.lang}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${nameIn[choice.lang]}</title>
<style>${isHostile ? hostileCss : plainCss}</style>
</head>
<body data-theme="${choice.attributes['theme'] ?? 'light'}">
${element}
</body>
</html>`;
}
