import type { RouteName } from '../../../config/routes'
import type { ParamsOf, Query } from './url'

/** push leaves the page behind in the history, replace takes its place. Tabs are always opened the host's own way. */
export type GoHow = 'push' | 'replace'

/** Learns which page is about to open, with the parameters of its address as the page will read them. */
export type OpeningListener = (name: RouteName, params: Readonly<Record<string, string>>) => void

/** Moving between pages by name. */
export interface Navigation {
  /** Opens a route. */
  go<Name extends RouteName>(name: Name, params: ParamsOf<Name>, query?: Query, how?: GoHow): void
  /** Back to the page before, or to Explore where there is none. */
  back(): void
  /** Reloads the current page. */
  reload(): void
  /** Changes the query of the current address without loading anything; mini-programs open the page with it after a sign-in. */
  replaceQuery(query: Query): void
  /** Address of a route, for links and shares. */
  hrefOf<Name extends RouteName>(name: Name, params: ParamsOf<Name>, query?: Query): string
  /** Calls the listener at every `go` to a page of the same document, before that page's code is fetched; the listener's own code is fetched while idle. Hosts whose pages open at once never call it. */
  onOpening(loadListener: () => Promise<OpeningListener>): Promise<void>
  /** Leaves for an address outside the app. */
  leaveTo(url: string): void
}

/** Takes the traveler to the gateway's page. */
export type OpenGateway = (payUrl: string) => void

/** Mends the host's router once, before it starts. */
export type InstallRouting = () => void

/** How a host starts over when who is signed in has changed. */
export interface Relaunch {
  /** Reopens the page for the signed-in user; after another account (`other`) no open page retains the previous one's data. */
  afterLogin(who?: 'same' | 'other'): void
  /** The page gives way to one that needs no sign-in (spec §4). */
  afterLogout(): void
}

/** An overlay that Back closes. */
export interface BackStep {
  readonly element: HTMLElement
  /** Closes the overlay, or moves it one step back; an overlay that stays open retains its step. */
  readonly onBack: () => void
}

/** Overlays as steps of the browser's history: one entry each, on top of the entry of their page. */
export interface BackSteps {
  /** Adds the step of an overlay of the page in front; returns what removes it again. */
  addStep(step: BackStep): () => void
  /** Takes the overlays' entries back first, so that the action starts from the page's own entry. */
  whenStepsGone(action: () => void): void
  /** Runs the action once no move within the history is under way; open overlays keep their entries. */
  whenStill(action: () => void): void
  /** Goes back by one step; false where no overlay has one. */
  stepBack(): boolean
  /** The page's address was replaced: the entries below the current one get it as they are reached. */
  noteAddress(): void
  /** While the router blocks Back, it returns to the page by a move that is its own; returns what ends that. */
  expectReturns(): () => void
  /** Starts listening, before the router does; entries left by an earlier load of the page are taken back. `routerKey` returns the key of the entry that the router shows, null before it has started. */
  installSteps(routerKey: () => string | null): void
}

/** Guard between the traveler and leaving a page. */
interface LeaveGuard {
  /** Whether there is something to lose. */
  readonly isActive: boolean
  /** The host's confirmation text, where it has a prompt of its own. */
  readonly confirmText: string
  /** Called where the page itself must prompt; goOn then leaves. */
  readonly onAttempt: (goOn: () => void) => void
}

/** Prompts before the page is left while there is something to lose; letGo ends this, for leaving after all. */
export type UseLeaveGuard = (guard: LeaveGuard) => { readonly letGo: () => void }
