import { createBrowserHistory, type BrowserHistory } from 'history'
import { HistorySteps } from '@/platform/navigation/history-steps'
import { addStep, stepBack, whenStepsGone, whenStill } from '@/platform/navigation/back-steps'
import { deviceTimers } from '@/platform/clock'

/* The router's own history beside ours, in jsdom's: what Back does, and what the router hears of it. */

const seen: string[] = []
let router: BrowserHistory
let steps: HistorySteps

/** Lets every move of the history, and what follows from it, take its turns of the event loop. */
async function settled() {
  for (let turn = 0; turn < 20; turn += 1) await new Promise<void>((resolve) => setTimeout(resolve))
}

/** Presses the browser's Back or Forward. */
async function press(delta: number) {
  window.history.go(delta)
  await settled()
}

const here = () => window.location.pathname + window.location.search

interface Overlay {
  isOpen: boolean
  close(): void
}

/** An overlay as React would open it; `refuses` stays open at Back. */
function open(refuses = false): Overlay {
  const element = document.createElement('div')
  const remove = steps.addStep({ element, onBack: () => refuses || overlay.close() })
  const overlay: Overlay = {
    isOpen: true,
    close() {
      overlay.isOpen = false
      remove()
    },
  }
  return overlay
}

/** A window whose listeners end with the test. */
function ownWindow(): Window & typeof globalThis {
  const ended = new AbortController()
  endWindow = () => ended.abort()
  const addEventListener = (type: string, listener: EventListener, isCapture = false) =>
    window.addEventListener(type, listener, { capture: isCapture, signal: ended.signal })
  return new Proxy(window, {
    get: (target, name) => {
      if (name === 'addEventListener') return addEventListener
      const value: unknown = Reflect.get(target, name)
      return value
    },
  })
}

let endWindow = () => {}
afterEach(() => endWindow())

/** A fresh tab at Explore and a hotel's page above it. */
beforeEach(() => {
  window.history.pushState(null, '', '/home')
  const tab = ownWindow()
  let started: BrowserHistory | null = null
  steps = new HistorySteps({ window: tab, timers: deviceTimers })
  steps.installSteps(() => started?.location.key ?? null)
  router = createBrowserHistory({ window: tab })
  started = router
  router.listen(({ location, action }) => seen.push(`${action} ${location.pathname}`))
  router.push('/hotel/detail/1')
  seen.length = 0
})

test('Back closes an overlay; the page and the router stay', async () => {
  const sheet = open()
  await press(-1)
  expect([sheet.isOpen, here(), seen]).toEqual([false, '/hotel/detail/1', []])
  await press(-1)
  expect([here(), seen]).toEqual(['/home', ['POP /home']])
})

test('closed by its own button it leaves no entry: the next Back leaves the page', async () => {
  const sheet = open()
  sheet.close()
  await settled()
  await press(-1)
  expect(here()).toBe('/home')
})

test('nested overlays close one by one, the topmost first', async () => {
  const [sheet, dialog] = [open(), open()]
  await press(-1)
  expect([sheet.isOpen, dialog.isOpen]).toEqual([true, false])
  await press(-1)
  expect([sheet.isOpen, here(), seen]).toEqual([false, '/hotel/detail/1', []])
})

test('a jump back over both closes both', async () => {
  const [sheet, dialog] = [open(), open()]
  await press(-2)
  expect([sheet.isOpen, dialog.isOpen, here()]).toEqual([false, false, '/hotel/detail/1'])
})

test('one that opens as another closes takes its entry over', async () => {
  const sheet = open()
  const entries = window.history.length
  sheet.close()
  const dialog = open()
  await settled()
  expect(window.history.length).toBe(entries)
  await press(-1)
  expect([dialog.isOpen, here()]).toEqual([false, '/hotel/detail/1'])
})

test('an overlay that stays open retains its step', async () => {
  const busy = open(true)
  await press(-1)
  expect([busy.isOpen, here(), seen]).toEqual([true, '/hotel/detail/1', []])
  busy.close()
  await settled()
  await press(-1)
  expect(here()).toBe('/home')
})

test('Forward after Back opens nothing, and one Back still leaves the page', async () => {
  open()
  await press(-1)
  await press(1)
  await settled()
  expect([here(), seen]).toEqual(['/hotel/detail/1', []])
  await press(-1)
  expect(here()).toBe('/home')
})

test('an address that was replaced over an overlay is the page’s after it', async () => {
  const popup = open()
  window.history.replaceState(window.history.state, '', '/hotel/detail/1?checkIn=2026-12-04')
  steps.noteAddress()
  popup.close()
  await settled()
  expect(here()).toBe('/hotel/detail/1?checkIn=2026-12-04')
  expect(window.history.state).not.toHaveProperty('overlays')
})

test('a page opened from inside an overlay: Back comes to the page once, and leaves no entry', async () => {
  const sheet = open()
  router.push('/hotel/city/info')
  sheet.close()
  await settled()
  await press(-1)
  await settled()
  expect(here()).toBe('/hotel/detail/1')
  await press(-1)
  expect([here(), seen]).toEqual(['/home', ['PUSH /hotel/city/info', 'POP /hotel/detail/1', 'POP /home']])
})

test('what leaves the page begins at its own entry', async () => {
  open()
  open()
  const at = await new Promise<object | null>((resolve) => steps.whenStepsGone(() => resolve(window.history.state)))
  expect(at).not.toHaveProperty('overlays')
  router.replace('/order/pay/1')
  await press(-1)
  expect(here()).toBe('/home')
})

test('without overlays nothing waits', () => {
  const done: string[] = []
  steps.whenStepsGone(() => done.push('gone'))
  steps.whenStill(() => done.push('still'))
  expect(done).toEqual(['gone', 'still'])
  expect(steps.stepBack()).toBe(false)
})

test('a page opened while an entry is being taken back waits for that', async () => {
  const sheet = open()
  sheet.close()
  await Promise.resolve()
  await new Promise<void>((resolve) => {
    steps.whenStill(() => {
      router.push('/search')
      resolve()
    })
  })
  await settled()
  expect(here()).toBe('/search')
  await press(-1)
  expect(here()).toBe('/hotel/detail/1')
})

test('entries that an earlier load of the page left are taken back, with the address of the page', async () => {
  open()
  open()
  window.history.replaceState(window.history.state, '', '/hotel/detail/1?rooms=2')
  endWindow()
  const reloaded = new HistorySteps({ window: ownWindow(), timers: deviceTimers })
  reloaded.installSteps(() => null)
  await settled()
  expect(window.history.state).not.toHaveProperty('overlays')
  expect(here()).toBe('/hotel/detail/1?rooms=2')
})

test('the router consults a page that blocks leaving, and its overlays still close by Back', async () => {
  const consulted: string[] = []
  const unblock = router.block(() => consulted.push('leave?'))
  const endReturns = steps.expectReturns()
  const dialog = open()
  await press(-1)
  expect([dialog.isOpen, consulted]).toEqual([false, []])
  await press(-1)
  await settled()
  expect([here(), consulted]).toEqual(['/hotel/detail/1', ['leave?']])
  const prompt = open()
  await press(-1)
  expect([prompt.isOpen, here(), consulted]).toEqual([false, '/hotel/detail/1', ['leave?']])
  unblock()
  endReturns()
  await press(-1)
  expect(here()).toBe('/home')
})

test('mini-programs have no steps', () => {
  const done: string[] = []
  addStep({ element: document.body, onBack: () => done.push('back') })()
  whenStepsGone(() => done.push('gone'))
  whenStill(() => done.push('still'))
  expect([stepBack(), done]).toEqual([false, ['gone', 'still']])
})
