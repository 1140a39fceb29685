/** Mistakes that could be made tomorrow. For each, the tests that must notice. */
export interface Fault {
  /** The mistake that the product would make. */
  name: string;
  file: string;
  /** Occurs once in the file. */
  find: string;
  replace: string;
  project: 'unit' | 'server on PGlite' | 'server on PostgreSQL' | 'components on React';
  /** File names that vitest runs. */
  tests: string;
}

type Place = Pick<Fault, 'project' | 'tests'>;
export const unit = (tests: string): Place => ({ project: 'unit', tests });
export const server = (tests: string): Place => ({ project: 'server on PostgreSQL', tests });
export const component = (tests: string): Place => ({ project: 'components on React', tests });
