import type { Boot } from './contract'

/** Nothing comes with a mini-program's page. */
export const takeInitial: Boot['takeInitial'] = () => null

/** Mini-programs prerender nothing. */
export const whenActive: Boot['whenActive'] = (action) => {
  action()
  return () => {}
}
