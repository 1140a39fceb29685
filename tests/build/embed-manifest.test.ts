import { expect, test } from 'vitest';
import { toEmbedManifest } from '../../build/embed-manifest.ts';

test('of a widget its own chunk first, then all it imports, then the texts of the language', () => {
  const manifest = toEmbedManifest({
    'embed/elements/job-board-element-define.ts': {
      file: 'assets/job-board-1.js',
      imports: ['_a.js', '_b.js'],
      dynamicImports: ['_detail.js'],
    },
    '_a.js': { file: 'assets/a-1.js', imports: ['_b.js'] },
    '_b.js': { file: 'assets/b-1.js' },
    '_detail.js': { file: 'assets/detail-1.js' },
    'embed/texts/board/en.ts': { file: 'assets/en-1.js' },
    'embed/texts/board/bn.ts': { file: 'assets/bn-1.js' },
    'embed/frame.ts': { file: 'assets/frame-1.js' },
  });
  expect(manifest).toEqual({
    widgets: { 'job-board': 'job-board-1.js' },
    files: {
      'job-board': {
        en: ['job-board-1.js', 'a-1.js', 'b-1.js', 'en-1.js'],
        bn: ['job-board-1.js', 'a-1.js', 'b-1.js', 'bn-1.js'],
      },
    },
  });
});
