import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ensurePackages, ensurePackagesOf } from './setup/ensure-packages.mjs'
import { unpackWoff } from './fonts/unpack-woff.mjs'
import { main } from './setup/console.mjs'
import { root } from './setup/root.mjs'

const folder = 'tools/fonts'
const target = join(root, 'server/documents/fonts')

/** The families that documents are written in, and the subsets of each that are needed. */
const families = {
  'noto-sans-sc': ['chinese-simplified'],
  'noto-sans': ['latin', 'latin-ext', 'vietnamese', 'cyrillic', 'greek'],
}

await main(async () => {
  await ensurePackages()
  await ensurePackagesOf(folder)
  mkdirSync(target, { recursive: true })
  for (const [family, subsets] of Object.entries(families)) {
    const source = join(root, folder, 'node_modules/@fontsource', family)
    for (const subset of subsets) {
      const woff = readFileSync(join(source, `files/${family}-${subset}-400-normal.woff`))
      writeFileSync(join(target, `${family}-${subset}.ttf`), unpackWoff(woff))
    }
    copyFileSync(join(source, 'LICENSE'), join(target, `${family}-OFL.txt`))
  }
})
