/**
 * The first view of an element as HTML, drawn on the server by the components that go on from it in
 * the browser. Built to `dist/render/fragments/fragments.js`.
 */

import { files, version } from 'virtual:porua-manifest';
import css from 'virtual:porua-widget.css';
import { renderToStringAsync } from 'preact-render-to-string';
import {
  FRAGMENT_MARK,
  type FragmentData,
  type FragmentRenderer,
} from '#core/site/embed/fragment.ts';
import { ElementFrame } from '../element-frame.tsx';
import { loadElementTexts } from '../texts/element-texts.ts';
import { drawnWidgets } from './drawn-widgets.ts';
import { NO_ELEMENT } from './no-element.ts';

export const readFragment: FragmentRenderer['readFragment'] = ({
  widget,
  attributes,
  lang,
  productUrl,
}) => {
  const drawn = drawnWidgets.get(widget)?.(attributes);
  if (!drawn?.isDrawn) return undefined;
  const { site, question } = drawn;
  const key = drawn.keyIn(lang);
  return {
    key: `${widget} ${key}`,
    question,
    async draw(answer, now) {
      const texts = await loadElementTexts(lang, drawn.texts);
      await texts.late?.load();
      const view = drawn.view({ productUrl, firstAnswer: answer });
      if (!view) throw new Error(`${widget} has nothing to show for ${key}`);
      const content = await renderToStringAsync(
        <ElementFrame
          element={NO_ELEMENT}
          onSettle={() => {}}
          onAwake={() => {}}
          {...{ lang, texts, productUrl, view, site, now }}
        />,
      );
      const own = files[widget]?.[lang] ?? [];
      const data: FragmentData = { version, key, now, answer, files: own, css };
      return `<!doctype html><meta charset="utf-8"><div class="porua" part="root" dir="ltr" lang="${lang}" data-step="0" ${FRAGMENT_MARK}>${content}</div><script type="application/json">${toScript(data)}</script>`;
    },
  };
};

/** A text that ends the script would end it anywhere in a string. */
const toScript = (data: unknown) => JSON.stringify(data).replaceAll('<', '\\u003c');
