import { isRecord } from '@/domain/is-record'
import type { Timers } from '../clock'
import type { BackStep, BackSteps } from './contract'

/** How many overlays an entry of the history stands for; 0 for a page itself. */
const depthOf = (state: unknown): number =>
  isRecord(state) && typeof state['overlays'] === 'number' ? state['overlays'] : 0

/** Key that the router gives to an entry; an overlay's entry has the key of its page. */
const keyOf = (state: unknown): string =>
  isRecord(state) && typeof state['key'] === 'string' ? state['key'] : 'default'

/** State of an overlay's entry above an entry with this state. */
const stateAbove = (state: unknown): object => ({
  ...(isRecord(state) ? state : {}),
  overlays: depthOf(state) + 1,
})

/** A move that the browser never reports is given up after so long. */
const moveMs = 1000

/** What the steps need from outside. */
interface HistoryStepsDependencies {
  readonly window: Window
  readonly timers: Timers
}

interface PageStep extends BackStep {
  readonly key: string
}

/** Maintains one history entry of the browser for each open overlay; the router does not see them. */
export class HistorySteps implements BackSteps {
  private steps: PageStep[] = []
  private waiting: (() => void)[] = []
  private address = { key: '', href: '' }
  private isMoving = false
  private guards = 0
  private routerKey: () => string | null = () => null
  private isReturnExpected = false
  private endMove = () => {}

  constructor(private readonly dependencies: HistoryStepsDependencies) {}

  readonly installSteps = (routerKey: () => string | null): void => {
    this.routerKey = routerKey
    this.dependencies.window.addEventListener('popstate', this.onPop, true)
    this.noteAddress()
    this.settle()
  }

  readonly addStep = (step: BackStep): (() => void) => {
    const added = { ...step, key: this.pageKey }
    // An overlay that holds others stands below them, whichever was added first.
    const inside = this.steps.findIndex(({ element }) => step.element.contains(element))
    this.steps.splice(inside < 0 ? this.steps.length : inside, 0, added)
    this.settle()
    return () => {
      this.steps = this.steps.filter((other) => other !== added)
      // One that opens as this one closes takes its entry over.
      queueMicrotask(() => this.settle())
    }
  }

  readonly whenStepsGone = (action: () => void): void => {
    this.steps = this.steps.filter(({ key }) => key !== this.pageKey)
    if (!this.isMoving && depthOf(this.history.state) === 0) return action()
    this.waiting.push(action)
    this.settle()
  }

  readonly whenStill = (action: () => void): void => {
    if (this.isMoving) this.waiting.push(action)
    else action()
  }

  readonly stepBack = (): boolean => {
    if (this.isMoving || this.pageSteps.length === 0) return false
    this.history.back()
    return true
  }

  readonly noteAddress = (): void => {
    this.address = { key: keyOf(this.history.state), href: this.dependencies.window.location.href }
  }

  readonly expectReturns = (): (() => void) => {
    this.guards += 1
    return () => {
      this.guards -= 1
    }
  }

  private get history(): History {
    return this.dependencies.window.history
  }

  private get pageKey(): string {
    return this.routerKey() ?? keyOf(this.history.state)
  }

  private get pageSteps(): readonly PageStep[] {
    return this.steps.filter(({ key }) => key === this.pageKey)
  }

  private readonly onPop = (event: PopStateEvent): void => {
    const isOfPage = keyOf(event.state) === this.pageKey && (this.isStarted || this.isMoving)
    if (!isOfPage || this.isReturnExpected) return this.leaveToRouter(isOfPage)
    event.stopImmediatePropagation()
    this.followAddress()
    if (this.isMoving) this.stopMove()
    else this.closeAbove(depthOf(event.state))
  }

  private get isStarted(): boolean {
    return this.routerKey() !== null
  }

  /** The router moves to another page, or returns to the one that it does not let go. */
  private leaveToRouter(isReturn: boolean): void {
    this.isReturnExpected = !isReturn && this.guards > 0
    this.endMove()
    this.isMoving = false
    this.dependencies.timers.after(0, () => this.settle())
  }

  private closeAbove(depth: number): void {
    const before = this.pageSteps
    for (let at = before.length - 1; at >= depth; at -= 1) before[at]?.onBack()
    this.dependencies.timers.after(0, () => this.settle(before.length))
  }

  /** Makes entries and overlays equal in number; up to `reach` entries still stand above the current one. */
  private settle(reach = 0): void {
    if (this.isMoving || keyOf(this.history.state) !== this.pageKey) return
    const depth = depthOf(this.history.state)
    const wanted = this.pageSteps.length
    if (wanted < depth || (wanted > depth && wanted <= reach)) return this.move(wanted - depth)
    for (let at = depth; at < wanted; at += 1) this.history.pushState(stateAbove(this.history.state), '')
    if (wanted > depth) this.noteAddress()
    this.runWaiting()
  }

  private move(delta: number): void {
    this.isMoving = true
    this.endMove = this.dependencies.timers.after(moveMs, () => this.stopMove())
    this.history.go(delta)
  }

  private stopMove(): void {
    this.endMove()
    this.isMoving = false
    this.settle()
  }

  private runWaiting(): void {
    const waiting = this.waiting.splice(0)
    for (const action of waiting) action()
  }

  /** Filters that were changed over an overlay belong to its page. */
  private followAddress(): void {
    const { key, href } = this.address
    if (key === keyOf(this.history.state) && href !== this.dependencies.window.location.href) {
      this.history.replaceState(this.history.state, '', href)
    }
  }
}
