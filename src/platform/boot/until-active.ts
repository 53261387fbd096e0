import { whenActive } from '.'

/** Resolves now, or once a page that was rendered ahead is looked at. */
export const untilActive = (): Promise<void> =>
  new Promise((resolve) => {
    whenActive(resolve)
  })
