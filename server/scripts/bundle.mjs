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

await build({
  entryPoints: [join(root, 'server/server.ts')],
  outfile: process.argv[2] ?? join(root, 'dist/server/server.mjs'),
  tsconfig: join(root, 'server/tsconfig.json'),
  bundle: true,
  external,
  platform: 'node',
  format: 'esm',
  target: 'node20',
  sourcemap: true,
  logLevel: 'warning',
})
