import type { ComponentType } from 'react'

/** A widget in the gallery. */
export interface GallerySection {
  /** Names it in the address: /dev/gallery?section=<key>. */
  readonly key: string
  readonly title: string
  /** All its states are more than hosts of mini-programs draw smoothly on one page: there each stands alone. */
  readonly isLarge?: boolean
  /** Draws the widget in every state, each within a GalleryState. */
  readonly Show: ComponentType
}
