import { execFile } from 'node:child_process'
import { join } from 'node:path'

/** The texts of a PDF's pages, as a reader other than its writer finds them. */
export function pagesOfPdf(pdf: Buffer): Promise<string[]> {
  return new Promise((resolve, reject) => {
    const reading = execFile(process.execPath, [join(__dirname, 'pdf-text.mjs')], (error, stdout) => {
      if (error) reject(error)
      else resolve(JSON.parse(stdout))
    })
    reading.stdin?.end(pdf)
  })
}
