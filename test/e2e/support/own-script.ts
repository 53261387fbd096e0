import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { routes, type RouteName } from '../../../config/routes'

interface Manifest {
  readonly routes: Readonly<Record<string, readonly string[]>>
}

/** The name of the script that the page of a route alone loads, in the built app. */
export function ownScript(name: RouteName): string {
  const text = readFileSync(join(__dirname, '../../../dist/h5/route-manifest.json'), 'utf8')
  const filesOf = new Map(Object.entries((JSON.parse(text) as Manifest).routes))
  const { path } = routes[name]
  const others = new Set([...filesOf].flatMap(([other, files]) => (other === path ? [] : files)))
  const own = filesOf.get(path)?.find((file) => file.endsWith('.js') && !others.has(file))
  if (own === undefined) throw new Error(`${path} has no script of its own`)
  return own.split('/').at(-1) ?? own
}
