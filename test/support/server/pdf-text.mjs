import { buffer } from 'node:stream/consumers'
import { extractText, getDocumentProxy } from 'unpdf'

// Reads a PDF from the standard input and writes the texts of its pages as JSON; Jest's own modules cannot load the reader.
const pdf = await getDocumentProxy(new Uint8Array(await buffer(process.stdin)))
const { text } = await extractText(pdf)
process.stdout.write(JSON.stringify(text))
