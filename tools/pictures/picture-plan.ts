import type { Mood, Picture } from '../../server/kernel/pictures/picture-library'
import type { Frame } from './scenes/drawing/canvas'
import type { SceneFamily, SceneLayout } from './scenes/drawing/scene-family'
import { sceneFamilies } from './scenes/scene-families'

/** A picture to draw: its manifest entry, its drawing and its crop. */
export interface PlannedPicture extends Omit<Picture, 'averageColor'> {
  seed: string
  frame: Frame
  draw: SceneLayout['draw']
}

type Shape = 'landscape' | 'classic' | 'square' | 'portrait'

const SIZES: Record<Shape, { frameWidth: number; frameHeight: number; width: number; height: number }> = {
  landscape: { frameWidth: 960, frameHeight: 640, width: 960, height: 640 },
  classic: { frameWidth: 852, frameHeight: 639, width: 960, height: 720 },
  square: { frameWidth: 640, frameHeight: 640, width: 960, height: 960 },
  portrait: { frameWidth: 480, frameHeight: 640, width: 960, height: 1280 },
}

const SHAPE_CYCLE: readonly Shape[] = [
  'landscape',
  'landscape',
  'landscape',
  'portrait',
  'landscape',
  'landscape',
  'classic',
  'landscape',
  'landscape',
  'square',
]

const LIGHT: Record<SceneFamily['place'], Record<Mood, string>> = {
  outdoors: { day: ' on a bright day', golden: ' in warm evening light', dusk: ' at dusk', night: ' at night' },
  indoors: { day: ' in daylight', golden: ' in warm evening light', dusk: ' at dusk', night: ' at night' },
  table: { day: '', golden: '', dusk: '', night: '' },
  portrait: { day: '', golden: '', dusk: '', night: '' },
}

function cropOf(shape: Shape, focusX: number): Frame {
  const { frameWidth, frameHeight } = SIZES[shape]
  const x = Math.round(Math.min(960 - frameWidth, Math.max(0, focusX - frameWidth / 2)))
  return { x, y: 640 - frameHeight, width: frameWidth, height: frameHeight }
}

interface Variation {
  layout: SceneLayout
  mood: Mood
  turn: number
}

function variationsOf(family: SceneFamily): Variation[] {
  const most = Math.max(...family.layouts.map((layout) => layout.repeats ?? 1))
  return Array.from({ length: most }, (_, turn) => turn).flatMap((turn) =>
    family.layouts
      .filter((layout) => turn < (layout.repeats ?? 1))
      .flatMap((layout) => layout.moods.map((mood) => ({ layout, mood, turn }))),
  )
}

/** Lists the pictures of one family with readable ids, numbered within each mood. */
function planFamily(family: SceneFamily): PlannedPicture[] {
  const counts = new Map<Mood, number>()
  return variationsOf(family).map(({ layout, mood, turn }, index) => {
    const count = (counts.get(mood) ?? 0) + 1
    counts.set(mood, count)
    const shape = family.place === 'portrait' ? 'square' : (SHAPE_CYCLE[index % SHAPE_CYCLE.length] ?? 'landscape')
    const isPortrait = family.place === 'portrait'
    return {
      id: `${family.kind}-${mood}-${String(count).padStart(2, '0')}`,
      kind: family.kind,
      mood,
      layout: layout.name,
      width: isPortrait ? 240 : SIZES[shape].width,
      height: isPortrait ? 240 : SIZES[shape].height,
      alt: `${layout.shows}${LIGHT[family.place][mood]}.`,
      seed: `${family.kind} ${layout.name} ${mood} ${turn + 1}`,
      frame: isPortrait ? { x: 0, y: 0, width: 240, height: 240 } : cropOf(shape, layout.focusX ?? 480),
      draw: layout.draw,
    }
  })
}

/** Lists every picture of the library in the order of the manifest. */
export function picturePlan(): PlannedPicture[] {
  return sceneFamilies.flatMap(planFamily)
}
