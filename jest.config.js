const swc = [
  '@swc/jest',
  {
    jsc: {
      target: 'es2022',
      parser: { syntax: 'typescript', tsx: true },
      transform: { react: { runtime: 'automatic' } },
    },
    module: { type: 'commonjs' },
  },
]

/** Packages that come as ES modules only, or load one; everything else in node_modules stays as it is. */
const modules = [
  'jose',
  'typebox',
  'cookie',
  '@fastify/cookie',
  '@tarojs',
  '@stencil',
  'mobx',
  'mobx-react',
  'mobx-react-lite',
  '@noble',
  'p-limit',
  'yocto-queue',
]

/** Looked up in the sandbox of a test these take a microsecond each time, which was a fifth of the server's time. */
const injected = ['Object', 'Array', 'Reflect', 'Math', 'JSON']

const shared = {
  rootDir: __dirname,
  sandboxInjectedGlobals: injected,
  transform: {
    '/node_modules/typebox/build/(compile/|value/)?index\\.mjs$': '<rootDir>/test/support/one-file-package.cjs',
    '\\.[cm]?[jt]sx?$': swc,
  },
  transformIgnorePatterns: [`/node_modules/(?!.*/node_modules/)(?!(${modules.join('|')})/)`],
  moduleFileExtensions: ['ts', 'tsx', 'js', 'jsx', 'mjs', 'cjs', 'mts', 'json'],
  moduleNameMapper: { '^@/(.*)$': '<rootDir>/src/$1' },
  modulePaths: ['<rootDir>/server/node_modules'],
}

/** One suite of tests, in the folders below test/ that belong to it. */
const suite = (displayName, folders, more = {}) => ({
  ...shared,
  displayName,
  testEnvironment: 'node',
  testMatch: folders.map((folder) => `<rootDir>/test/${folder}/**/*.test.{ts,tsx}`),
  ...more,
})

const withPostgres = {
  moduleNameMapper: {
    ...shared.moduleNameMapper,
    '^@electric-sql/pglite$': '<rootDir>/test/support/server/pglite-in-worker.ts',
    // The worker loads it itself.
    '^@electric-sql/pglite/contrib/pg_trgm$': '<rootDir>/test/support/server/no-extension.ts',
  },
  globalSetup: '<rootDir>/test/support/server/global-setup.ts',
  globalTeardown: '<rootDir>/test/support/server/global-teardown.ts',
}

const withServers = {
  globalSetup: '<rootDir>/test/support/server/global-servers-setup.ts',
  globalTeardown: '<rootDir>/test/support/server/global-servers-teardown.ts',
}

const taroConstants = Object.fromEntries(
  [
    'INNER_HTML',
    'ADJACENT_HTML',
    'SIZE_APIS',
    'TEMPLATE_CONTENT',
    'MUTATION_OBSERVER',
    'CLONE_NODE',
    'CONTAINS',
    'COOKIE',
  ].map((name) => [`ENABLE_${name}`, true]),
)

const client = {
  testEnvironment: 'jsdom',
  testPathIgnorePatterns: ['/node_modules/', '<rootDir>/test/src/(domain|contract)/'],
  moduleNameMapper: {
    '\\.(s?css|less)$': 'identity-obj-proxy',
    '\\.(svg|png|webp|jpg|mp4)$': 'identity-obj-proxy',
    '^@tarojs/taro$': '<rootDir>/test/support/taro-mock.ts',
    ...shared.moduleNameMapper,
  },
  globals: {
    ...taroConstants,
    API_HOSTS: { main: '', new: '', log: '', upload: '', stream: '', chat: '', web: '' },
    APP_VERSION: '0.0.0',
  },
}

module.exports = {
  testTimeout: 30_000,
  projects: [
    suite('domain', ['config', 'tools', 'src/domain', 'src/contract']),
    suite('server', ['server', 'contract'], withPostgres),
    suite('client', ['src'], client),
    suite('minapp', ['minapp'], withServers),
    suite('e2e', ['e2e'], withServers),
    suite('engines', ['engines'], withServers),
    suite('reliability', ['reliability', 'perf']),
  ],
}
