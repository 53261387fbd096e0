const heldNames = new Set<string>()

/** Whether files that only this load of the app can send wait for a sign-in. */
export const hasHeldFiles = (): boolean => heldNames.size > 0

/** What a form has to send still, while the page under it is recreated; in memory only, each under a name and for one account. */
export class HeldFiles<Value> {
  private readonly values = new Map<string, { readonly uid: string | null; readonly value: Value }>()

  /** Holds a value for an account; null is for any. */
  hold(name: string, uid: string | null, value: Value): void {
    heldNames.add(name)
    this.values.set(name, { uid, value })
  }

  /** Returns what was held under a name, once; null where there is none, or it is another account's. */
  take(name: string, uid: string | null): Value | null {
    const held = this.values.get(name)
    heldNames.delete(name)
    this.values.delete(name)
    return held && (held.uid === null || held.uid === uid) ? held.value : null
  }
}
