import { eventually } from '../../e2e/support/eventually'
import type { Engine } from './engine'
import { inkShare, savePicture } from './picture'
import { lookAtIcons } from './shown-icons'

/** What a screen shows about itself. */
interface Shown {
  readonly title: string
  readonly wordCount: number
  readonly isWide: boolean
  readonly pictures: number
  readonly isBusy: boolean
}

const look = `
  const page = document.querySelector('.taro_page:not(.taro_page_shade)') || document.body
  const main = page.querySelector('main') || page
  const isInSight = (image) => { const { top, bottom, width } = image.getBoundingClientRect(); return width > 0 && bottom > 0 && top < innerHeight }
  const waiting = [...document.images].filter((image) => isInSight(image) && !image.complete)
  const moving = document.getAnimations().filter(({ playState, effect }) => playState === 'running' && effect && effect.getTiming().iterations !== Infinity)
  return {
    title: document.title,
    wordCount: (main.textContent.match(/[\\p{L}\\d]+/gu) || []).length,
    isWide: document.documentElement.scrollWidth > innerWidth + 1 || page.scrollWidth > page.clientWidth + 1,
    pictures: waiting.length,
    isBusy: moving.length > 0 || document.readyState !== 'complete',
  }`

/** A blank window has less ink. */
const LEAST_INK = 0.01

/** Checks an engine's rendering: content, no sideways overflow, icons matching their shapes. Saves a picture when SCREENS is set or something is wrong. */
export async function expectScreen(engine: Engine, name: string): Promise<void> {
  const see = async () => {
    const shown = await engine.run<Shown>(look)
    const picture = await engine.capture()
    const { wrong } = await lookAtIcons(engine, picture)
    return { shown, wrong, ink: inkShare(picture), errors: [...engine.errors()] }
  }
  try {
    await eventually(see, ({ shown, wrong, ink, errors }) => {
      expect({ name, wrong, errors }).toEqual({ name, wrong: [], errors: [] })
      expect(shown).toEqual({
        title: expect.stringMatching(/./),
        wordCount: expect.any(Number),
        isWide: false,
        pictures: 0,
        isBusy: false,
      })
      expect(shown.wordCount).toBeGreaterThan(3)
      expect(ink).toBeGreaterThan(LEAST_INK)
    })
  } catch (error) {
    await savePicture(engine, `${name}-wrong`, true)
    throw error
  }
  await savePicture(engine, name)
}
