import { mkdirSync } from 'node:fs'

/** Makes the data folder where it is missing, closed to other users; root's own PostgreSQL user must be able to walk through it. */
export function makeDataDir(dataDir: string): void {
  mkdirSync(dataDir, { recursive: true, mode: process.getuid?.() === 0 ? 0o711 : 0o700 })
}
