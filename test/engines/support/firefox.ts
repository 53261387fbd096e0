import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { openBidi } from './bidi'
import { clickSteps, type Engine, type EngineOptions, phoneSize, typeSteps, type WindowSize } from './engine'

const places = [process.env.FIREFOX_PATH, '/usr/bin/firefox-esr', '/usr/bin/firefox']
/** As phones have it. */
const SCALE = 2

/** No update, no report, no page of its own: nothing but what the tests open. */
const preferences = (scheme: 'light' | 'dark') => ({
  'app.normandy.enabled': false,
  'app.update.disabledForTesting': true,
  'browser.shell.checkDefaultBrowser': false,
  'browser.startup.page': 0,
  'browser.startup.homepage_override.mstone': 'ignore',
  'datareporting.policy.dataSubmissionEnabled': false,
  'extensions.update.enabled': false,
  'intl.accept_languages': 'en-GB',
  'layout.css.prefers-color-scheme.content-override': scheme === 'dark' ? 0 : 1,
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'services.settings.server': 'data:,',
  'toolkit.telemetry.enabled': false,
  'ui.prefersReducedMotion': 1,
})

function newProfile(scheme: 'light' | 'dark'): string {
  const folder = mkdtempSync(join(tmpdir(), 'staylark-firefox-'))
  const lines = Object.entries(preferences(scheme)).map(([name, value]) => {
    return `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});`
  })
  writeFileSync(join(folder, 'user.js'), lines.join('\n'))
  return folder
}

/** Starts Firefox without a window on the desktop. */
export async function launchFirefox({ scheme = 'light', size = phoneSize }: EngineOptions = {}): Promise<Engine> {
  const profile = newProfile(scheme)
  const program = places.find((path) => path !== undefined && existsSync(path)) ?? 'firefox'
  const args = ['--headless', '--remote-debugging-port', '0', '--profile', profile, '--no-remote', 'about:blank']
  const env = { ...process.env, TZ: 'Europe/Paris', MOZ_CRASHREPORTER_DISABLE: '1' }
  const firefox = spawn(program, args, { env, stdio: ['ignore', 'ignore', 'pipe'] })
  const ended = new Promise<void>((resolve) => firefox.once('close', () => resolve()))
  const url = await new Promise<string>((resolve, reject) => {
    let printed = ''
    firefox.stderr.on('data', (bytes) => {
      printed += String(bytes)
      const found = /WebDriver BiDi listening on (ws:\S+)/.exec(printed)?.[1]
      if (found !== undefined) resolve(found)
    })
    firefox.once('error', reject)
    firefox.once('close', () => reject(new Error(`Firefox ended:\n${printed}`)))
  })
  const errors: string[] = []
  const bidi = await openBidi(`${url}/session`, (method, params) => {
    if (method === 'log.entryAdded' && params.type === 'javascript' && params.level === 'error')
      errors.push(params.text ?? '')
  })
  await bidi.send('session.new', { capabilities: {} })
  await bidi.send('session.subscribe', { events: ['log.entryAdded'] })
  const { contexts } = await bidi.send<{ contexts: { context: string }[] }>('browsingContext.getTree', {})
  const context = contexts[0]?.context
  const resize = (viewport: WindowSize) =>
    bidi.send<void>('browsingContext.setViewport', { context, viewport, devicePixelRatio: SCALE })
  await resize(size)
  const act = async (actions: object[]) => {
    await bidi.send('input.performActions', { context, actions })
    await bidi.send('input.releaseActions', { context })
  }
  return {
    name: 'firefox',
    open: async (to) => void (await bidi.send('browsingContext.navigate', { context, url: to, wait: 'complete' })),
    run: async (body, ...values) => {
      // JSON both ways: BiDi's own values name the type of every part.
      const reply = await bidi.send<{ result: { value?: string }; exceptionDetails?: { text: string } }>(
        'script.callFunction',
        {
          functionDeclaration: `(values) => JSON.stringify((function () { ${body} }).apply(null, JSON.parse(values)))`,
          arguments: [{ type: 'string', value: JSON.stringify(values) }],
          target: { context },
          awaitPromise: false,
        },
      )
      if (reply.exceptionDetails) throw new Error(reply.exceptionDetails.text)
      return reply.result.value === undefined ? undefined : JSON.parse(reply.result.value)
    },
    resize,
    click: (x, y) => act([{ type: 'pointer', id: 'mouse', actions: clickSteps(x, y) }]),
    type: (text) => act([{ type: 'key', id: 'keys', actions: typeSteps(text) }]),
    capture: async () => {
      const { data } = await bidi.send<{ data: string }>('browsingContext.captureScreenshot', { context })
      const { data: rgb, info } = await sharp(Buffer.from(data, 'base64'))
        .removeAlpha()
        .raw()
        .toBuffer({ resolveWithObject: true })
      return { width: info.width, height: info.height, scale: SCALE, rgb }
    },
    errors: () => errors,
    close: async () => {
      bidi.close()
      firefox.kill()
      await ended
      rmSync(profile, { recursive: true, force: true, maxRetries: 10 })
    },
  }
}
