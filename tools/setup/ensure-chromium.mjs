import { existsSync } from 'node:fs'
import { run } from './run.mjs'
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
  if (!existsSync('/usr/bin/apt-get') || process.getuid?.() !== 0) {
    throw new PlainError(
      'The browser tests need Chromium. Install it (Debian and Ubuntu: sudo apt-get install chromium) or set CHROMIUM_PATH to a Chrome or Chromium program.',
    )
  }
  await step('Installing Chromium with apt', async () => {
    await run('apt-get', ['update', '-qq'])
    const env = { DEBIAN_FRONTEND: 'noninteractive' }
    await run(
      'apt-get',
      ['install', '-y', '-qq', '--no-install-recommends', 'chromium', 'fonts-liberation', 'fonts-noto-cjk'],
      { env },
    )
  })
  return find()
}
