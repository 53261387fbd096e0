import type { MiniPage } from './mini-page'
import type { MiniProgram } from './mini-program'
import type { PageNode } from './page-tree'

/** A place in the window, px. */
export interface WindowPlace {
  readonly x: number
  readonly y: number
}

const fingerAt = ({ x, y }: WindowPlace) => ({ identifier: 0, clientX: x, clientY: y, pageX: x, pageY: y })

function touch(page: MiniPage, node: PageNode, type: string, place: WindowPlace): void {
  const finger = fingerAt(place)
  const isOver = type === 'touchend' || type === 'touchcancel'
  page.fire(node, type, {}, { touches: isOver ? [] : [finger], changedTouches: [finger] })
}

/** Time for the program to draw what an event has changed, as it has between two events of a real finger. */
const turns = async () => {
  for (let turn = 0; turn < 10; turn += 1) await new Promise((resolve) => setTimeout(resolve, 0))
}

/** A finger goes down on a node and moves from place to place, taking so long for each step; it stays down. */
export async function press(
  phone: MiniProgram,
  node: PageNode,
  places: readonly WindowPlace[],
  stepMs = 16,
): Promise<void> {
  for (const [index, place] of places.entries()) {
    if (index > 0) phone.elapse(stepMs)
    touch(phone.page, node, index === 0 ? 'touchstart' : 'touchmove', place)
    await turns()
  }
}

/** The finger is lifted where it was last. */
export function lift(phone: MiniProgram, node: PageNode, place: WindowPlace): void {
  touch(phone.page, node, 'touchend', place)
}

/** A finger goes down on a node, along the places, and is lifted at the last. */
export async function drag(
  phone: MiniProgram,
  node: PageNode,
  places: readonly WindowPlace[],
  stepMs?: number,
): Promise<void> {
  await press(phone, node, places, stepMs)
  const last = places.at(-1)
  if (last) lift(phone, node, last)
}

/** Taps a node at a position in the window, with the host's own event fields. */
export function tapAt(phone: MiniProgram, node: PageNode, { x, y }: WindowPlace): void {
  if (phone.kind === 'alipay') phone.page.fire(node, 'tap', { clientX: x, clientY: y, pageX: x, pageY: y })
  else phone.page.fire(node, 'tap', { x, y }, { changedTouches: [fingerAt({ x, y })] })
}
