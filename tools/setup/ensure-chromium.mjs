import { existsSync } from 'node:fs'
import { hasApt, installPackages } from './apt.mjs'
import { PlainError, step } from './console.mjs'

const places = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

const find = () => [process.env.CHROMIUM_PATH, ...places].find((path) => path && existsSync(path))

/** Returns the path of a Chromium for the browser tests: an installed one, else Debian's by apt as root. Throws a PlainError that names the package to install. */
export async function ensureChromium() {
  const found = find()
  if (found) return found
  if (!hasApt()) {
    throw new PlainError(
      'The browser tests need Chromium. Install it (Debian and Ubuntu: sudo apt-get install chromium) or set CHROMIUM_PATH to a Chrome or Chromium program.',
    )
  }
  await step('Installing Chromium with apt', () => installPackages(['chromium', 'fonts-liberation', 'fonts-noto-cjk']))
  return find()
}

const findShell = () =>
  [process.env.HEADLESS_SHELL_PATH, '/usr/bin/chromium-headless-shell'].find((path) => path && existsSync(path))

/** Returns the path of Chromium's headless shell, by apt as root on Debian; null where there is none. */
async function ensureHeadlessShell() {
  const found = findShell()
  if (found || !hasApt()) return found ?? null
  const install = () => installPackages(['chromium-headless-shell'])
  await step('Installing Chromium’s headless shell with apt', install).catch((error) => {
    if (!(error instanceof PlainError)) throw error
    console.log(error.message)
  })
  return findShell() ?? null
}

/** Returns the environment variables that name the programs of the browser tests. Without a headless shell, which takes about half of the CPU time, all tests run in the whole browser. */
export async function ensureTestBrowsers() {
  const CHROMIUM_PATH = await ensureChromium()
  const HEADLESS_SHELL_PATH = await ensureHeadlessShell()
  return { CHROMIUM_PATH, ...(HEADLESS_SHELL_PATH && { HEADLESS_SHELL_PATH }) }
}
