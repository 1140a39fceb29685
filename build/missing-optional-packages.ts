/** The fields of a lock file that are read here. */
interface LockedPackage {
  version?: string;
  dev?: boolean;
  optional?: boolean;
  os?: string[];
  cpu?: string[];
  optionalDependencies?: Record<string, string>;
}

const SYSTEMS = [
  'android',
  'darwin',
  'linux',
  'win32',
  'freebsd',
  'openbsd',
  'netbsd',
  'sunos',
  'aix',
  'openharmony',
];
const PROCESSORS = [
  'arm64',
  'x64',
  'arm',
  'ia32',
  'ppc64',
  's390x',
  'riscv64',
  'loong64',
  'mips64el',
  'wasm32',
];

/** Platform packages carry their platform in their names: `cli-linux-arm64-musl`. */
function platformOf(name: string): Pick<LockedPackage, 'os' | 'cpu'> {
  const words = name.split(/[-/@]/);
  const os = SYSTEMS.filter((system) => words.includes(system));
  const cpu = PROCESSORS.filter((processor) => words.includes(processor));
  return { ...(os.length > 0 && { os }), ...(cpu.length > 0 && { cpu }) };
}

/** Entries for every optional dependency with an exact version that the lock file does not know. */
export function missingOptionalPackages(packages: Record<string, LockedPackage>) {
  const missing: Record<string, LockedPackage> = {};
  for (const { optionalDependencies, dev } of Object.values(packages))
    for (const [name, version] of Object.entries(optionalDependencies ?? {})) {
      const isKnown = Object.keys(packages).some((key) => key.endsWith(`node_modules/${name}`));
      if (isKnown || !/^\d+\.\d+\.\d+/.test(version)) continue;
      missing[`node_modules/${name}`] = {
        version,
        ...(dev && { dev }),
        optional: true,
        ...platformOf(name),
      };
    }
  return missing;
}
