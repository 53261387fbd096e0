import type { Boot } from './contract'

/** Mini-programs prerender nothing. */
export const whenActive: Boot['whenActive'] = (action) => {
  action()
  return () => {}
}
