import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { executablePath, flags } from '../browser'

/** A browser that only its pages can be spoken to: while tools are attached Chromium renders nothing ahead. */
export interface LoneBrowser {
  close(): Promise<void>
}

/** Opens an address in a Chromium of its own, without windows and with nothing kept from before. */
export function openLoneBrowser(url: string): LoneBrowser {
  const folder = mkdtempSync(join(tmpdir(), 'staylark-lone-'))
  const own = ['--headless=new', `--user-data-dir=${folder}`, '--window-size=412,823']
  const child = spawn(executablePath, [...flags, ...own, url], { stdio: 'ignore' })
  const ended = once(child, 'close')
  return {
    close: async () => {
      child.kill()
      await ended
      // Chromium may still be writing there; a folder that is left over harms nobody.
      await rm(folder, { recursive: true, force: true, maxRetries: 20 }).catch(() => {})
    },
  }
}
