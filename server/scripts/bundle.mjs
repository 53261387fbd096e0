import { build } from 'esbuild'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { compilePrefetchScript } from './prefetch-script.mjs'

const root = fileURLToPath(new URL('../..', import.meta.url))
const { dependencies, optionalDependencies } = JSON.parse(readFileSync(join(root, 'server/package.json'), 'utf8'))

/** Made of hundreds of small modules, each of which Node would find, read and link by itself at every start. */
const bundled = ['typebox']

/** Packages that the bundle finds from where it lies; those that npm put below server/ are bundled in, too. */
const external = Object.keys({ ...dependencies, ...optionalDependencies }).filter(
  (name) => !bundled.includes(name) && !existsSync(join(root, 'server/node_modules', name)),
)

/** Each program of the server is one file. */
const programs = ['server', 'import-hotels', 'operator', 'back-up-database', 'restore-database', 'move-uploads']
const folder = process.argv[2] ?? join(root, 'dist/server')

await build({
  entryPoints: [
    ...programs.map((name) => ({ in: join(root, `server/main/${name}.ts`), out: name })),
    { in: join(root, 'server/documents/pdf/worker.ts'), out: 'document-worker' },
  ],
  outdir: folder,
  outExtension: { '.js': '.mjs' },
  tsconfig: join(root, 'server/tsconfig.json'),
  bundle: true,
  external,
  platform: 'node',
  format: 'esm',
  target: 'node20',
  sourcemap: true,
  logLevel: 'warning',
})

const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
const ownOrigin = { main: '', new: '', log: '', upload: '', stream: '', chat: '', web: '' }

// The pages of the app as the server draws them: the browsers' variants, and the server's own where those need a browser.
await build({
  entryPoints: [{ in: join(root, 'src/ssr/render-screen.tsx'), out: 'screens' }],
  outdir: folder,
  outExtension: { '.js': '.mjs' },
  tsconfig: join(root, 'types/tsconfig.ssr.json'),
  resolveExtensions: ['.server.tsx', '.server.ts', '.h5.tsx', '.h5.ts', '.tsx', '.ts', '.mjs', '.js', '.json'],
  alias: { 'react-dom/server': 'react-dom/server.browser' },
  loader: { '.scss': 'empty' },
  define: {
    'process.env.NODE_ENV': '"production"',
    'process.env.TARO_ENV': '"h5"',
    API_HOSTS: JSON.stringify(ownOrigin),
    APP_VERSION: JSON.stringify(version),
  },
  bundle: true,
  platform: 'node',
  format: 'esm',
  target: 'node20',
  sourcemap: true,
  logLevel: 'warning',
})

writeFileSync(join(folder, 'prefetch-script.js'), await compilePrefetchScript())
