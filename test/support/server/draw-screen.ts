import { execFileSync } from 'node:child_process'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { ScreenData } from '@/contract/first-screens'
import { serverBundle } from './server-bundle'

const program = (bundle: string) => `
  import { readFileSync } from 'node:fs'
  const { renderScreen } = await import('${bundle}')
  const screens = JSON.parse(readFileSync(0, 'utf8'))
  process.stdout.write(JSON.stringify(screens.map(renderScreen)))
`

/** Draws screens one after the other by the bundle that servers use, in one process of its own. */
export function drawScreens(screens: readonly ScreenData[]): string[] {
  const bundle = pathToFileURL(join(dirname(serverBundle()), 'screens.mjs')).href
  const args = ['--input-type=module', '-e', program(bundle)]
  return JSON.parse(execFileSync(process.execPath, args, { input: JSON.stringify(screens), encoding: 'utf8' }))
}
