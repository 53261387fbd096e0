import { look } from './looks'
import type { Scene } from './scene'
import { openStage, type Stage } from './stage'

/** Axe looks at every sight twice, which takes its time. */
export const LOOK_MS = 180_000

/** Checks every scene on one stage for all tests of a file, without an error on any page. Returns the stage, which exists from the first test on. */
export function lookAtScenes(scenes: readonly Scene[]): () => Stage {
  let stage: Stage | null = null
  const standing = () => {
    if (!stage) throw new Error('The stage is set before the first test.')
    return stage
  }
  beforeAll(async () => {
    stage = await openStage('looks@example.com')
  }, 120_000)
  afterAll(async () => {
    const { traveler, visitor, staylark } = standing()
    expect([...traveler.errors, ...visitor.errors]).toEqual([])
    await staylark.close()
  })
  test.each(scenes)(
    '$name',
    async ({ name, at, isVisitor, outOfSight, before, prepare }) => {
      const { traveler, visitor, addresses } = standing()
      const { page } = isVisitor ? visitor : traveler
      try {
        await before?.(page)
        await page.goto(addresses[at])
        await prepare(page)
        expect(await look(page, name, [], outOfSight)).toEqual([])
      } finally {
        if (before) {
          await page.unrouteAll({ behavior: 'ignoreErrors' })
          // Forms that were begun here are not taken up by other scenes.
          await page.evaluate(() => sessionStorage.clear())
        }
      }
    },
    LOOK_MS,
  )
  return standing
}
