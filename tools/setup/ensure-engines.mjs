import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { hasApt, installPackages } from './apt.mjs'
import { PlainError, step } from './console.mjs'

const isInPath = (program) => process.env.PATH.split(delimiter).some((folder) => existsSync(join(folder, program)))

/** Programs of the tests in other engines than Chromium, and the Debian package of each. */
const needed = [
  { is: () => isInPath('WebKitWebDriver'), name: 'webkit2gtk-driver' },
  { is: () => isInPath('Xvfb'), name: 'xvfb' },
  {
    is: () =>
      [process.env.FIREFOX_PATH, '/usr/bin/firefox-esr', '/usr/bin/firefox'].some((path) => path && existsSync(path)),
    name: 'firefox-esr',
  },
]

const missing = () => needed.filter(({ is }) => !is()).map(({ name }) => name)

/** Whether WebKit and Firefox are here for the tests: installed, else by apt as root on Debian; a PlainError names what to install on another Linux. WebKitGTK runs on Linux alone. */
export async function ensureEngines() {
  if (process.platform !== 'linux') {
    console.log('  – WebKit and Firefox: their tests run on Linux only and are left out here')
    return false
  }
  const names = missing()
  if (names.length === 0) return true
  if (!hasApt()) {
    throw new PlainError(
      `The tests in WebKit and Firefox need ${names.join(', ')}. Install them (Debian: sudo apt-get install ${names.join(' ')}); FIREFOX_PATH and WEBKIT_BROWSER name other programs.`,
    )
  }
  await step('Installing WebKit and Firefox with apt', () => installPackages([...names, 'fonts-liberation']))
  const left = missing()
  if (left.length > 0)
    throw new PlainError(`apt did not bring ${left.join(', ')}, which the tests in WebKit and Firefox need.`)
  return true
}
