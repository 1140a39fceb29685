/**
 * The code of our PDFs. HarfBuzz fetches its own file when its module first runs, and a module that
 * failed then fails on this page for ever: so the file is fetched before, and another try may work.
 */
import shapingEngine from 'harfbuzzjs/dist/harfbuzz.wasm?url';

export async function loadEngine<Code>(load: () => Promise<Code>): Promise<Code> {
  const answer = await fetch(shapingEngine);
  if (!answer.ok) throw new Error(`The shaping engine is missing: ${answer.status}`);
  await answer.arrayBuffer();
  return load();
}
