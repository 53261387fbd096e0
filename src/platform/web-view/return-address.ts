let waiting: string | null = null

/** Stores the address at which the web view below continues when it is shown again. */
export function storeReturn(url: string): void {
  waiting = url
}

/** That address, once. */
export function takeReturn(): string | null {
  const url = waiting
  waiting = null
  return url
}
