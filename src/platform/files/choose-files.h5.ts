import { pickFiles, pictureTypes, redraw } from './browser-files'
import type { ChosenFile, FileChooser } from './contract'

/** Small print stays legible. */
const LONGEST_PX = 2400

/** Pictures are redrawn; a picture that the browser cannot show is sent as it is, and the server names what is wrong with it. */
async function chosenFile(file: File): Promise<ChosenFile> {
  const isPdf = file.type === 'application/pdf'
  const bytes = isPdf
    ? file
    : await redraw(file, LONGEST_PX).then(
        (redrawn) => redrawn.bytes,
        () => file,
      )
  return { name: file.name, sizeBytes: bytes.size, file: { kind: 'bytes', bytes } }
}

/** By the browser's file chooser, which offers pictures and PDFs together. */
export const fileChooser: FileChooser = {
  sources: ['any'],
  choose: async (_source, most) => {
    const picked = await pickFiles({ accept: `application/pdf,${pictureTypes}`, isMultiple: most > 1 })
    // One after another: a decoded picture fills many megabytes.
    const files: ChosenFile[] = []
    for (const file of picked.slice(0, most + 1)) files.push(await chosenFile(file))
    return files.length === 0 ? { kind: 'dismissed' } : { kind: 'chosen', files }
  },
}
