import { build } from 'esbuild'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../..', import.meta.url))
const { dependencies, optionalDependencies } = JSON.parse(readFileSync(join(root, 'server/package.json'), 'utf8'))

/** Packages that the bundle finds from where it lies; those that npm put below server/ are bundled in. */
const external = Object.keys({ ...dependencies, ...optionalDependencies }).filter(
  (name) => !existsSync(join(root, 'server/node_modules', name)),
)

/** Each program of the server is one file. */
const programs = ['server', 'import-hotels']
const folder = process.argv[2] ?? join(root, 'dist/server')

await build({
  entryPoints: programs.map((name) => ({ in: join(root, `server/${name}.ts`), out: name })),
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
