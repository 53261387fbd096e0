import { readFileSync } from 'node:fs'
import { join, posix } from 'node:path'

interface Package {
  root: string
  pages: string[]
}

interface Written {
  pages: string[]
  subPackages?: Package[]
  subpackages?: Package[]
  tabBar: { list?: { pagePath: string }[]; items?: { pagePath: string }[] }
}

/** Pages that a built app.json declares. */
export interface AppPages {
  readonly all: readonly string[]
  readonly tabs: readonly string[]
}

/** Reads the pages of a built mini-program. */
export function readAppPages(folder: string): AppPages {
  const written = JSON.parse(readFileSync(join(folder, 'app.json'), 'utf8')) as Written
  const packages = written.subPackages ?? written.subpackages ?? []
  return {
    all: [...written.pages, ...packages.flatMap(({ root, pages }) => pages.map((page) => posix.join(root, page)))],
    tabs: (written.tabBar.list ?? written.tabBar.items ?? []).map(({ pagePath }) => pagePath),
  }
}
