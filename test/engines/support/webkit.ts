import { spawn } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { eventually } from '../../e2e/support/eventually'
import { freePort } from '../../support/server/free-port'
import { clickSteps, type Engine, type EngineOptions, phoneSize, typeSteps, type WindowSize } from './engine'
import { openXScreen } from './x-screen'

/** More than any window here. */
const screenSize = { width: 1100, height: 1000 }

const libraries = ['/usr/lib', '/usr/libexec', '/usr/lib64']
  .flatMap((folder) => [folder, ...below(folder)])
  .flatMap((folder) => below(folder).filter((path) => /webkit2gtk-4[^/]*$/.test(path)))

function below(folder: string): string[] {
  if (!existsSync(folder)) return []
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => join(folder, name))
}

/** WebKitGTK's own small browser; WEBKIT_BROWSER names another. */
function browserPath(): string {
  const found = [process.env.WEBKIT_BROWSER, ...libraries.map((folder) => join(folder, 'MiniBrowser'))]
  const path = found.find((candidate) => candidate !== undefined && existsSync(candidate))
  if (path === undefined) throw new Error('There is no MiniBrowser of WebKitGTK')
  return path
}

const environment = (display: string) => ({
  ...process.env,
  DISPLAY: display,
  // Root has no user namespaces here, and there is no graphics hardware.
  WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
  WEBKIT_DISABLE_COMPOSITING_MODE: '1',
  LIBGL_ALWAYS_SOFTWARE: '1',
  NO_AT_BRIDGE: '1',
  LANG: 'en_GB.UTF-8',
  TZ: 'Europe/Paris',
})

type Call = <Reply>(method: string, path: string, body?: object) => Promise<Reply>

const callsTo =
  (port: number): Call =>
  async (method, path, body) => {
    const request = { method, ...(body === undefined ? {} : { body: JSON.stringify(body) }) }
    const { value } = await (await fetch(`http://127.0.0.1:${port}${path}`, request)).json()
    if (value?.error) throw new Error(`${path}: ${value.error} ${value.message}`)
    return value
  }

async function whenReady(call: Call): Promise<void> {
  for (;;) {
    const status = await call<{ ready: boolean }>('GET', '/status').catch(() => null)
    if (status?.ready) return
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
}

/** Starts WebKitGTK, the engine nearest to that of every iPhone, in a window without bars on a screen of its own. */
export async function launchWebKit({ scheme = 'light', size = phoneSize }: EngineOptions = {}): Promise<Engine> {
  const screen = await openXScreen(screenSize.width, screenSize.height)
  const port = await freePort()
  const driver = spawn('WebKitWebDriver', [`--port=${port}`], {
    env: environment(screen.display),
    stdio: ['ignore', 'pipe', 'pipe'],
    // A group of its own, to be ended with all that it starts.
    detached: true,
  })
  let printed = ''
  for (const stream of [driver.stdout, driver.stderr]) stream.on('data', (bytes) => (printed += String(bytes)))
  const call = callsTo(port)
  await whenReady(call)
  const settings = [
    '--javascript-can-open-windows-automatically=true',
    '--enable-write-console-messages-to-stdout=true',
  ]
  const args = ['--automation', ...settings, ...(scheme === 'dark' ? ['--dark-mode'] : [])]
  const browserOptions = { 'webkitgtk:browserOptions': { binary: browserPath(), args } }
  const { sessionId } = await call<{ sessionId: string }>('POST', '/session', {
    capabilities: { alwaysMatch: browserOptions },
  })
  const session = `/session/${sessionId}`
  const run: Engine['run'] = (body, ...values) =>
    call('POST', `${session}/execute/sync`, { script: body, args: values })
  const resize = async (next: WindowSize) => {
    await call('POST', `${session}/window/rect`, { x: 0, y: 0, ...next })
    // No window is narrower than 334 px.
    await eventually(
      () => run<number>('return innerWidth'),
      (width) => expect(width).toBe(next.width),
    )
  }
  // A window that a page opens has no bars; with them none is narrower than 447 px.
  const first = await call<string>('GET', `${session}/window`)
  await run(
    `open('about:blank', 'phone', 'width=${size.width},height=${size.height},toolbar=no,location=no,menubar=no,left=0,top=0')`,
  )
  const handles = await call<string[]>('GET', `${session}/window/handles`)
  await call('DELETE', `${session}/window`)
  await call('POST', `${session}/window`, { handle: handles.find((handle) => handle !== first) })
  await resize(size)
  const act = async (actions: object[]) => {
    await call('POST', `${session}/actions`, { actions })
    await call('DELETE', `${session}/actions`)
  }
  return {
    name: 'webkit',
    open: (url) => call('POST', `${session}/url`, { url }),
    run,
    resize,
    click: (x, y) => act([{ type: 'pointer', id: 'mouse', actions: clickSteps(x, y) }]),
    type: (text) => act([{ type: 'key', id: 'keys', actions: typeSteps(text) }]),
    capture: async () => {
      // WebKit's own screenshot never returns for a page that paints nothing new.
      const [width = 0, height = 0] = await run<number[]>('return [innerWidth, innerHeight]')
      return screen.grab(width, height)
    },
    errors: () => printed.split('\n').filter((line) => /CONSOLE JS ERROR/.test(line)),
    close: async () => {
      // Ending the session by its own call never returns where a page is still loading.
      if (driver.pid !== undefined) process.kill(-driver.pid, 'SIGKILL')
      await screen.close()
    },
  }
}
