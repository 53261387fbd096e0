/** What a host notifies its program of, by the end of its call's name. */
export type HostEvent = 'NetworkStatusChange' | 'AppShow' | 'AppHide'

type Listener = (payload: object) => void

const names: readonly HostEvent[] = ['NetworkStatusChange', 'AppShow', 'AppHide']

/** The host's events: who listens to them, and what a test lets happen. */
export class HostEvents {
  private readonly listeners = new Map<HostEvent, Set<Listener>>(names.map((name) => [name, new Set()]))

  /** The host's calls by which a program listens. */
  get calls(): object {
    return Object.fromEntries(
      names.flatMap((name) => [
        [`on${name}`, (listener: Listener): void => void this.listeners.get(name)?.add(listener)],
        [`off${name}`, (listener: Listener): void => void this.listeners.get(name)?.delete(listener)],
      ]),
    )
  }

  /** Notifies all that listen now. */
  emit(name: HostEvent, payload: object = {}): void {
    this.listeners.get(name)?.forEach((listener) => listener(payload))
  }
}
