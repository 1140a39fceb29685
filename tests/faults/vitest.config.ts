import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import product from '../../vitest.config.ts';
import { faults } from './faults.ts';
import { plantFault } from './plant-fault.ts';

/** The product's tests with the fault named by `PLANTED_FAULT`; without a name, as they are. */
const planted = faults.filter(({ name }) => name === process.env['PLANTED_FAULT']);
const projects = product.test?.projects as TestProjectInlineConfiguration[];

export default defineConfig({
  ...product,
  test: {
    projects: projects.map((project) => ({
      ...project,
      plugins: planted.map(plantFault),
      // What an earlier run kept of the source is without the fault.
      test: { ...project.test, fsModuleCache: false },
    })),
  },
});
