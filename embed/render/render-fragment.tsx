/**
 * The first view of an element as HTML, drawn on the server by the components that go on from it in
 * the browser. Built to `dist/render/fragments/fragments.js`.
 */

import { files, version } from 'virtual:porua-manifest';
import css from 'virtual:porua-widget.css';
import { renderToStringAsync } from 'preact-render-to-string';
import { FRAGMENT_MARK, type FragmentData, type FragmentRenderer } from '#core/embed/fragment.ts';
import { ElementFrame } from '../element-frame.tsx';
import { drawnWidgets } from './drawn-widgets.ts';
import { NO_ELEMENT } from './no-element.ts';

export const renderFragment: FragmentRenderer['renderFragment'] = async ({
  widget,
  attributes,
  lang,
  productUrl,
  now,
  ask,
}) => {
  const drawn = drawnWidgets.get(widget)?.(attributes);
  if (!drawn) return undefined;
  const { site, question } = drawn;
  const [answer, texts] = await Promise.all([question && ask(question), drawn.loadTexts(lang)]);
  const view = drawn.view({ productUrl, firstAnswer: answer });
  // A button in a corner is drawn by its own small code.
  if (!view || view.isFloating) return undefined;
  const content = await renderToStringAsync(
    <ElementFrame
      element={NO_ELEMENT}
      onSettle={() => {}}
      {...{ lang, texts, productUrl, view, site, now }}
    />,
  );
  const data: FragmentData = {
    version,
    key: drawn.keyIn(lang),
    now,
    answer,
    files: files[widget]?.[lang] ?? [],
    css,
  };
  return `<!doctype html><meta charset="utf-8"><div class="porua" part="root" dir="ltr" lang="${lang}" ${FRAGMENT_MARK}>${content}</div><script type="application/json">${toScript(data)}</script>`;
};

/** A text that ends the script would end it anywhere in a string. */
const toScript = (data: unknown) => JSON.stringify(data).replaceAll('<', '\\u003c');
