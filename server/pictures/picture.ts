/** Every kind of picture in the library. */
export const PICTURE_KINDS = [
  'city',
  'beach',
  'lodge',
  'old-town',
  'temple',
  'desert',
  'lake',
  'forest',
  'island',
  'hotel',
  'lobby',
  'bedroom',
  'bathroom',
  'pool',
  'restaurant',
  'dish',
  'spa',
  'gym',
  'meeting',
  'street',
  'avatar',
] as const

/** What a picture shows. */
export type PictureKind = (typeof PICTURE_KINDS)[number]

/** The time of day that a scene is painted in. */
export type Mood = 'day' | 'golden' | 'dusk' | 'night'

/** One committed picture as the manifest lists it; width and height are pixels of the WebP file. */
export interface Picture {
  /** Kind, mood and number, such as `bedroom-dusk-03`; also the name of the file. */
  id: string
  kind: PictureKind
  mood: Mood
  /** The composition within its kind. */
  layout: string
  width: number
  height: number
  /** Mean colour as '#rrggbb', shown until the picture is there. */
  averageColor: string
  /** One sentence for screen readers. */
  alt: string
}
