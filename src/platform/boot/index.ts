import type { Boot } from './contract'

/** Mini-programs prerender nothing. */
export const whenActive: Boot['whenActive'] = (action) => {
  action()
  return () => {}
}

/** Nothing is handed to a mini-program before its first page. */
export const holdPages: Boot['holdPages'] = () => {}

/** No server draws a mini-program's pages. */
export const firstScreen: Boot['firstScreen'] = () => null

/** So there is nothing to begin with. */
export const takeInitial: Boot['takeInitial'] = () => null

/** Nor anything to end. */
export const endFirstScreen: Boot['endFirstScreen'] = () => {}
