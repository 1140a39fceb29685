import { expect, test } from 'vitest';
import { toLoaderManifest } from '../../build/embed-manifest.ts';

test('a widget is its own chunk first, then all it imports', () => {
  const manifest = toLoaderManifest({
    'embed/elements/job-board-element-define.ts': {
      file: 'assets/job-board-1.js',
      imports: ['_a.js', '_b.js'],
      dynamicImports: ['_detail.js'],
    },
    '_a.js': { file: 'assets/a-1.js', imports: ['_b.js'] },
    '_b.js': { file: 'assets/b-1.js' },
    '_detail.js': { file: 'assets/detail-1.js' },
    'embed/texts/en.ts': { file: 'assets/en-1.js' },
    'embed/frame.ts': { file: 'assets/frame-1.js' },
  });
  expect(manifest).toEqual({
    widgets: { 'job-board': ['job-board-1.js', 'a-1.js', 'b-1.js'] },
    texts: { en: 'en-1.js' },
  });
});
