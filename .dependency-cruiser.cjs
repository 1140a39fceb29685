/** The direction of imports. Each rule says what to do instead. */
const forbid = (name, from, to, comment) => ({ name, severity: 'error', comment, from, to });
/**
 * Wings from the ground up: one imports those before it. Those on top stand beside each other and know
 * nothing of one another. docs/ARCHITECTURE.md, "Wings".
 */
const WINGS = {
  core: {
    floors: 'ground search people market money tuition community notify',
    top: 'dashboards site staff',
    start: 'api/',
  },
  server: {
    floors: 'ground notify people money market tuition community',
    top: 'dashboards site staff privacy demo',
    start: 'start/|[^/]+$',
  },
  app: {
    floors: 'ground people notify shell money market tuition community',
    top: 'dashboards site staff',
    start: 'start/|main.tsx$',
  },
};
const inside = (...folders) => ({ path: `^(${folders.join('|')})/` });

function wingRules([layer, { floors, top, start }]) {
  const names = floors.split(' ');
  const onTop = top.split(' ').join('|');
  return [
    ...names.map((wing, floor) =>
      forbid(
        `${layer}-${wing}-imports-downwards`,
        { path: `^${layer}/${wing}/` },
        { path: `^${layer}/(${[...names.slice(floor + 1), onTop].join('|')})/` },
        'a wing imports wings below it: move the shared part down, or hand it over as an argument',
      ),
    ),
    forbid(
      `${layer}-top-wings-are-strangers`,
      { path: `^${layer}/(${onTop})/` },
      { path: `^${layer}/(${onTop})/`, pathNot: `^${layer}/$1/` },
      'what two of them need belongs to the wing of its subject',
    ),
    forbid(
      `${layer}-wings-know-no-start`,
      { path: `^${layer}/(${[...names, onTop].join('|')})/` },
      { path: `^${layer}/(${start})` },
      'what starts or puts together knows the wings, never the other way round',
    ),
  ];
}

module.exports = {
  forbidden: [
    forbid(
      'core-stands-alone',
      inside('core'),
      { path: '^(ui|widgets|embed|app|server|demo|build|tests)/' },
      'core imports nothing of ours but locale types: move the shared part into core',
    ),
    forbid(
      'core-without-react-or-node',
      inside('core'),
      { path: 'node_modules/(react|preact)|^node:', dependencyTypesNot: ['type-only'] },
      'core runs in browser, server and tests alike: keep React in ui and Node in server',
    ),
    forbid(
      'dayjs-from-one-place',
      { path: '^(core|ui|widgets|embed|app|server|demo|worker)/', pathNot: '^core/ground/dates/' },
      { path: 'node_modules/dayjs/' },
      'take it from core/ground/dates/dhaka.ts: dayjs(at) counts in the zone of the device',
    ),
    forbid(
      'elements-load-no-dayjs',
      inside('ui', 'widgets', 'embed', 'worker'),
      { path: '^core/ground/dates/(dhaka|duration)[.]ts$' },
      'first views do without the library: core/ground/dates/dhaka-day.ts has day and clock',
    ),
    forbid(
      'search-knows-no-user',
      { path: '^core/search/' },
      { path: '^core/(api|site|market)/', dependencyTypesNot: ['type-only'] },
      'board, hub and assistant search by it: hand over what it has to know',
    ),
    forbid(
      'ui-knows-no-screens',
      inside('ui'),
      { path: '^(widgets|embed|app|server|demo)/' },
      'ui pieces take props: pass what the screen knows from the widget',
    ),
    forbid(
      'widgets-know-no-host',
      inside('widgets'),
      { path: '^(embed|app|server|demo)/' },
      'a widget learns about its host through ui/environment.tsx',
    ),
    forbid(
      'widgets-never-import-widgets',
      { path: '^widgets/([^/]+)/' },
      {
        path: '^widgets/',
        pathNot: ['^widgets/$1/', '^widgets/(job|list|place|request|tutor|words)/'],
      },
      'widgets meet in embed and app; share small parts through ui or the folders named here',
    ),
    forbid(
      'embed-and-app-are-strangers',
      inside('embed'),
      { path: '^(app|server)/' },
      'embed may use core, ui, widgets and locales only',
    ),
    forbid(
      'app-and-embed-are-strangers',
      inside('app'),
      { path: '^(embed|server)/' },
      'app may use core, ui, widgets and locales only; the API is reached through core/api',
    ),
    forbid(
      'server-uses-core-only',
      inside('server'),
      { path: '^(ui|widgets|embed|app)/' },
      'what renders on the server is built by Vite into dist and loaded from there',
    ),
    forbid(
      'reference-is-for-the-server',
      { path: '^(ui|widgets|embed|app|worker)/' },
      { path: '^core/.*(/|-)(reference|reference-of|descriptions)\\.ts$' },
      'words and examples of the API reference are bytes no page needs: only the server reads them',
    ),
    forbid(
      'server-knows-no-demo',
      inside('server'),
      { path: '^demo/', dependencyTypesNot: ['dynamic-import', 'type-only'] },
      'production has no demo: load it late, where a demo is started',
    ),
    forbid(
      'demo-uses-core-only',
      inside('demo'),
      { path: '^(ui|widgets|embed|app|server)/' },
      'what the demo brings stands in for others: it reaches the product by network',
    ),
    ...Object.entries(WINGS).flatMap(wingRules),
    {
      ...forbid(
        'no-circles-between-folders',
        { path: '^(core|server|ui|widgets|embed|app)/' },
        { circular: true },
        'two subjects that need each other are one, or share a third',
      ),
      scope: 'folder',
    },
    forbid(
      'no-circles',
      {},
      { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
      'two files that need each other are one thing: merge them or take the shared part out',
    ),
    forbid(
      'no-undeclared-packages',
      {},
      { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] },
      'add the package to package.json',
    ),
    forbid(
      'resolvable',
      { pathNot: '^(embed|app)/' },
      { couldNotResolve: true, pathNot: '^virtual:' },
      'the import leads nowhere',
    ),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(dist|data)/' },
    parser: 'swc',
    moduleSystems: ['es6', 'cjs'],
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
    },
  },
};
