import type { GallerySection } from './section'
import { buttonSection } from './sections/button'

/** All widgets of the gallery, in the order of its list. */
export const sections: readonly GallerySection[] = [buttonSection]
