import { choosePictures } from './choose-pictures'
import type { FileChooser } from './contract'

/** Hosts without a chooser of files take pictures alone. */
export const fileChooser: FileChooser = { sources: ['picture'], choose: (_source, most) => choosePictures(most) }
