import type { Mood, PictureKind } from '../../../../server/kernel/pictures/picture-library'
import type { Stage } from './stage'

/** One composition of a family. */
export interface SceneLayout {
  name: string
  /** What the picture shows, as the start of a sentence without its full stop. */
  shows: string
  /** The moods in which the composition is painted. */
  moods: readonly Mood[]
  /** How many differently seeded pictures each mood gets (1 when left out). */
  repeats?: number
  /** Horizontal center of interest in stage units, retained when the picture is cropped. */
  focusX?: number
  draw: (stage: Stage) => void
}

/** All compositions of one kind of picture. */
export interface SceneFamily {
  kind: PictureKind
  /** Which light the sentence for screen readers names: outdoors, in a room, or none. */
  place: 'outdoors' | 'indoors' | 'table' | 'portrait'
  layouts: readonly SceneLayout[]
}
