/**
 * Vite plugin that turns the class names of the sources into two style sheets:
 * `virtual:porua-widget.css` (a string, sizes in px: `rem` would follow the partner's page; a copy of
 * it for the contact page) and `virtual:porua-app.css` (an ordinary style sheet).
 *
 * Names are Tailwind's. Ours: colours of `ui/theme/tokens.ts` (`bg-paper`, `text-muted`, …; no
 * `/50` opacities), `text-xs sm base lg xl 2xl`, `rounded-sm rounded rounded-full`, `shadow`;
 * `cq-sm: cq-md: cq-lg:` follow the width of the closest container (480, 720, 960 px), `sm: md: lg:`
 * that of the screen.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';
import { paperCss, tokensCss } from '#ui/theme/tokens.ts';
import { collectClassNames, listSourceFiles } from './class-names.ts';
import { createTwindSheet } from './twind-sheet.ts';

interface Sheet {
  id: string;
  folders: readonly string[];
  css(utilities: string, base: string): string;
}

const remToPx = (css: string) =>
  css.replace(
    /(\d*\.?\d+)rem\b/g,
    (_, size: string) => `${Math.round(Number(size) * 16e3) / 1e3}px`,
  );

export function twindCss(root: string): Plugin {
  const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
  const elements: Omit<Sheet, 'id'> = {
    folders: ['ui', 'widgets', 'embed'],
    css: (utilities, base) =>
      remToPx(
        [
          read('embed/host.css'),
          tokensCss('.porua'),
          base,
          utilities,
          read('embed/first-view.css'),
        ].join('\n'),
      ),
  };
  const sheets: Record<string, Sheet> = {
    'virtual:porua-widget.css': { id: '/__porua-widget.css?inline', ...elements },
    // A file that it shared with the elements would cost each of them one request more.
    'virtual:porua-contact.css': { id: '/__porua-contact.css?inline', ...elements },
    'virtual:porua-app.css': {
      id: '/__porua-app.css',
      folders: ['ui', 'widgets', 'app'],
      css: (utilities, base) => [tokensCss(':root'), paperCss(':root'), base, utilities].join('\n'),
    },
  };
  const render = ({ folders, css }: Sheet) =>
    css(
      createTwindSheet(collectClassNames(listSourceFiles(root, folders))),
      read('ui/theme/base.css'),
    );
  const lastCss = new Map<string, string>();

  return {
    name: 'porua-twind-css',
    enforce: 'pre',
    resolveId: (source) => sheets[source]?.id,
    load(id) {
      const sheet = Object.values(sheets).find((one) => one.id === id);
      if (!sheet) return;
      const css = render(sheet);
      lastCss.set(id, css);
      return css;
    },
    hotUpdate({ file, modules }) {
      if (!/\.(tsx?|css)$/.test(file)) return;
      const changed = Object.values(sheets).filter(
        (sheet) => lastCss.has(sheet.id) && lastCss.get(sheet.id) !== render(sheet),
      );
      const stale = changed.flatMap(
        ({ id }) => this.environment.moduleGraph.getModuleById(id) ?? [],
      );
      return [...modules, ...stale];
    },
  };
}
