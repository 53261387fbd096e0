import type { ComponentType } from 'react'

/** A widget in the gallery. */
export interface GallerySection {
  /** Names it in the address: /dev/gallery?section=<key>. */
  readonly key: string
  readonly title: string
  /** Draws the widget in every state, each within a GalleryState. */
  readonly Show: ComponentType
}
