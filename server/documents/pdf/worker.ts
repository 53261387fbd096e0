import { parentPort, workerData } from 'node:worker_threads'
import { drawDocument } from './draw-document'
import { openFonts } from './glyphs'
import type { PressReply, PressRequest } from './press'

// The program of the thread that draws documents, so that the server's own is not blocked meanwhile.
const { fontFolder }: { fontFolder: string } = workerData
const fonts = openFonts(fontFolder)

const reply = (message: PressReply) => parentPort?.postMessage(message, [])

parentPort?.on('message', ({ id, document }: PressRequest) => {
  void drawDocument(document, fonts).then(
    (pdf) => reply({ id, pdf }),
    (error: unknown) => reply({ id, error: error instanceof Error ? error.message : String(error) }),
  )
})
