/** A Date for a host's scripts: the test's own, which stands still where the test moves the clock, and so much ahead of it. */
export function dateAhead(aheadMs: () => number): DateConstructor {
  const now = () => globalThis.Date.now() + aheadMs()
  return new Proxy(Date, {
    construct: (_, given: unknown[]) =>
      Reflect.construct(globalThis.Date, given.length === 0 ? [now()] : given) as Date,
    apply: () => new globalThis.Date(now()).toString(),
    get: (_, name) => (name === 'now' ? now : Reflect.get(globalThis.Date, name)),
  })
}
