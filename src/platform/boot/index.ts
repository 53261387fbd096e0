import type { Boot } from './contract'

/** Mini-programs prerender nothing. */
export const whenActive: Boot['whenActive'] = (action) => {
  action()
  return () => {}
}

/** Nothing is handed to a mini-program before its first page. */
export const holdPages: Boot['holdPages'] = () => {}
