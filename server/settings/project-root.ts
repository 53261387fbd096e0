import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'

const isProject = (folder: string) => {
  const file = join(folder, 'package.json')
  return existsSync(file) && /"name":\s*"staylark"/.test(readFileSync(file, 'utf8'))
}

function upwards(from: string): string | null {
  for (let folder = resolve(from); ; folder = dirname(folder)) {
    if (isProject(folder)) return folder
    if (folder === dirname(folder)) return null
  }
}

/** The project's folder: STAYLARK_ROOT, else the nearest one named staylark above the running program or the current folder. */
export function projectRoot(): string {
  const found = process.env.STAYLARK_ROOT ?? upwards(dirname(process.argv[1] ?? '.')) ?? upwards(process.cwd())
  if (!found) throw new Error('The folder of Staylark was not found; start the server inside it or set STAYLARK_ROOT.')
  return resolve(found)
}
