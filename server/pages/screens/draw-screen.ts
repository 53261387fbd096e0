import type { ScreenData } from '@/contract/first-screens'
import type { PageParts } from '../page-parts'
import { screenDrawer } from './screen-drawer'

/** A page's first screen, drawn by the page itself of data that are read only where it can be; null where the app must draw it. */
export async function drawScreen(readData: () => Promise<ScreenData | null>): Promise<PageParts['screen']> {
  const draw = await screenDrawer()
  if (!draw) return null
  const data = await readData()
  return data && { html: draw(data), data }
}
