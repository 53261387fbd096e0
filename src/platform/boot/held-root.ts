let held: Promise<void> | null = null

/** The root that is made next shows no page before the promise has ended. */
export function holdRoot(until: Promise<void>): void {
  held = until
}

/** What the root waits for; null where it need not wait. */
export const heldUntil = (): Promise<void> | null => held
