import { eventually } from '../../e2e/support/eventually'
import { iconError, type IconPlace } from './rendered-icon'
import type { Engine } from './engine'
import { iconShapes } from './icon-shapes'
import { type Picture, savePicture } from './picture'

/** As much of a shape may be missing, or stand beside it. */
const MOST_ERROR = 0.55

/** Icons that stand in sight as a whole, with nothing above them and no motion of their own. */
const findIcons = `
  const moving = document.getAnimations().map(({ effect }) => effect && effect.target)
  return [...document.querySelectorAll('.icon')].flatMap((icon) => {
    const { left, top, width } = icon.getBoundingClientRect()
    const corners = [[0.5, 0.5], [0.1, 0.1], [0.9, 0.1], [0.1, 0.9], [0.9, 0.9]]
    const isFree = corners.every(([x, y]) => {
      const above = document.elementFromPoint(left + x * width, top + y * width)
      return above && above.contains(icon) && getComputedStyle(icon).visibility === 'visible'
    })
    const isMoving = moving.some((element) => element && element.contains(icon))
    const name = [...icon.classList].map((each) => /^icon-(?!size-)(.+)$/.exec(each)).find(Boolean)
    return isFree && !isMoving && width > 0 && name ? [{ name: name[1], left, top, size: width }] : []
  })`

/** What is wrong with the icons in sight, and how many could be compared with their shapes. */
export async function lookAtIcons(engine: Engine, picture: Picture): Promise<{ wrong: string[]; compared: number }> {
  const places = await engine.run<IconPlace[]>(findIcons)
  const wrong: string[] = []
  let compared = 0
  for (const place of places) {
    const shape = iconShapes.get(place.name) ?? iconShapes.get('unknown') ?? ''
    const error = await iconError(picture, place, shape)
    if (error === null) continue
    compared += 1
    const at = `${place.name} of ${place.size.toFixed(1)} px at ${place.left.toFixed(1)}, ${place.top.toFixed(1)}`
    if (error > MOST_ERROR) wrong.push(`${at}: ${error.toFixed(2)}`)
  }
  return { wrong, compared }
}

/** Waits until at least that many visible icons match their shapes; saves a picture if they never do. */
export async function expectIcons(engine: Engine, screen: string, least: number): Promise<void> {
  try {
    await eventually(
      async () => lookAtIcons(engine, await engine.capture()),
      ({ wrong, compared }) => {
        expect(wrong).toEqual([])
        expect(compared).toBeGreaterThanOrEqual(least)
      },
    )
  } catch (error) {
    await savePicture(engine, `${screen}-wrong`, true)
    throw error
  }
}
