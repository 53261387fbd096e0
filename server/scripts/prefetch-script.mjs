import { build } from 'esbuild'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** Compiles src/ssr/prefetch-script.ts to the text of one script. */
export async function compilePrefetchScript() {
  const { outputFiles } = await build({
    entryPoints: [join(root, 'src/ssr/prefetch-script.ts')],
    tsconfig: join(root, 'tsconfig.json'),
    bundle: true,
    minify: true,
    write: false,
    platform: 'browser',
    format: 'iife',
    target: 'es2020',
    logLevel: 'warning',
  })
  return outputFiles[0].text.trim()
}
