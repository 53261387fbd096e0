import { findNodes } from '../find-node'
import { hostFacts } from '../host-facts'
import { pageOf } from '../host-kind'
import type { MiniProgram } from '../mini-program'
import type { PageNode } from '../page-tree'

/** Measures one of the specification's numbers or strings on a built mini-program. */
export type Probe = (phone: MiniProgram) => Promise<unknown>

/** Time until a change is rendered, ms: hosts render in turns of a few ms each. */
export const drawMs = 20

/** Longest wait for something to appear, ms: host calls take longer than rendering. */
const mostWaitMs = 500

const settings = { doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate', 'hrtime'] as const }

/** Opens a section of the gallery at one of its states; returns a getter of the state as it is now. */
export async function openState(phone: MiniProgram, section: string, state: string): Promise<() => PageNode> {
  phone.open(`${pageOf('gallery')}?section=${section}`)
  const find = () => phone.all('.gallery-state').find(({ children }) => children[0]?.text === state)
  const first = await phone.waitFor(`state ${state}`, find)
  // On hosts with a small render budget the state opens by a tap.
  if (findNodes(first, '.gallery-alone').length > 0) await phone.tap('.gallery-alone', state)
  await phone.waitFor(`state ${state} to be rendered`, () => phone.all('.gallery-box').length > 0)
  return () => {
    const found = find()
    if (!found) throw new Error(`${section} has no state ${state}`)
    return found
  }
}

/** The one node below another that a selector names and that contains a text. */
export function nodeIn(root: PageNode, selector: string, text = ''): PageNode {
  const [found] = findNodes(root, selector, text)
  if (!found) throw new Error(`no ${selector} "${text}" in ${root.text.slice(0, 200)}`)
  return found
}

/** From now on time goes on only by `pass` and `delayOf`. */
export const stopClock = () => void jest.useFakeTimers({ doNotFake: [...settings.doNotFake], now: Date.now() })

/** Lets so much time pass, and what follows from it happen. */
export const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms)

/** Returns `ms` if something ends that long after it is rendered, give or take the render turns; else a description. */
export async function delayOf(ms: number, isOver: () => boolean): Promise<number | string> {
  for (let waitedMs = 0; isOver(); waitedMs += 1) {
    if (waitedMs > mostWaitMs) return 'it never began'
    await pass(1)
  }
  await pass(ms - drawMs)
  if (isOver()) return `over before ${ms} ms`
  await pass(2 * drawMs)
  return isOver() ? ms : `not over after ${ms} ms`
}

/** Lets what a touch or a scroll leads to happen, while the clock runs. */
export async function turns(count = 30): Promise<void> {
  for (let turn = 0; turn < count; turn += 1) await new Promise((resolve) => setTimeout(resolve, 0))
}

const pxOf375 = hostFacts.windowWidth / 375

/** Touches a node, waits, and moves the finger so far, in CSS px on a screen 375 px wide; afterwards it still lies there. */
export async function dragTo(
  phone: MiniProgram,
  node: PageNode,
  dxPx: number,
  dyPx: number,
  wait: () => Promise<unknown> = turns,
): Promise<void> {
  const at = (clientX: number, clientY: number) => {
    const touch = { identifier: 0, clientX, clientY, pageX: clientX, pageY: clientY }
    return { touches: [touch], changedTouches: [touch] }
  }
  phone.page.fire(node, 'touchstart', {}, at(100, 400))
  await wait()
  phone.page.fire(node, 'touchmove', {}, at(100 + dxPx * pxOf375, 400 + dyPx * pxOf375))
}

/** The finger lets go of a node. */
export const letGo = (phone: MiniProgram, node: PageNode) =>
  phone.page.fire(node, 'touchend', {}, { touches: [], changedTouches: [] })

/** The last of the numbers before the first with which something is so. */
export async function lastWithout(numbers: readonly number[], isSo: (tried: number) => Promise<boolean>) {
  for (const [index, tried] of numbers.entries()) if (await isSo(tried)) return numbers[index - 1] ?? 'already so'
  return `none of ${numbers.join(', ')}`
}

/** The first of the numbers with which something is so. */
export async function firstWith(numbers: readonly number[], isSo: (tried: number) => Promise<boolean>) {
  for (const tried of numbers) if (await isSo(tried)) return tried
  return `none of ${numbers.join(', ')}`
}
