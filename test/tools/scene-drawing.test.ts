import { createStage } from '../../tools/pictures/scenes/drawing/stage'
import type { SceneLayout } from '../../tools/pictures/scenes/drawing/scene-family'
import { sceneFamilies } from '../../tools/pictures/scenes/scene-families'
import type { Mood } from '../../server/kernel/pictures/picture-library'

const FRAME = { x: 0, y: 0, width: 960, height: 640 }

function draw(layout: SceneLayout, mood: Mood, seed: string): string {
  const stage = createStage(seed, mood)
  layout.draw(stage)
  return stage.canvas.toSvg(FRAME, 960, 640)
}

const cases = sceneFamilies.flatMap((family) =>
  family.layouts.flatMap((layout) => layout.moods.map((mood) => [family.kind, layout.name, mood, layout] as const)),
)

describe('a scene', () => {
  test.each(cases)(
    '%s, %s, %s is whole, the same for one seed and another for another',
    (_kind, _name, mood, layout) => {
      const first = draw(layout, mood, 'one')
      expect(first).not.toMatch(/NaN|undefined|Infinity/)
      expect(draw(layout, mood, 'one')).toBe(first)
      expect(draw(layout, mood, 'two')).not.toBe(first)
    },
  )
})
