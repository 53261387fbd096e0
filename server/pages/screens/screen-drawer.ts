import { existsSync } from 'node:fs'
import type { RenderScreen } from '@/contract/first-screens'

const bundle = new URL('./screens.mjs', import.meta.url)

let drawer: Promise<RenderScreen | null> | null = null

async function load(): Promise<RenderScreen | null> {
  if (!existsSync(bundle)) return null
  const { renderScreen }: { renderScreen: RenderScreen } = await import(bundle.href)
  return renderScreen
}

/** What draws the app's pages: a file of its own beside the bundled server; null where there is none, as when the server runs from its sources. */
export function screenDrawer(): Promise<RenderScreen | null> {
  drawer ??= load()
  return drawer
}
