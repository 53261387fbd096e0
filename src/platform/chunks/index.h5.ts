import { untilActive } from '../boot/until-active'
import { promptRetry } from './retry-prompt'
import type { Chunks } from './contract'
import { reloadOnce } from './reload'

export { prefetchPages } from './prefetch-pages'

/** Whether an import's error means that its script (ChunkLoadError) or style (CSS_CHUNK_LOAD_FAILED) could not be loaded. */
const isLoadFailure = (error: unknown): boolean =>
  error instanceof Error &&
  (error.name === 'ChunkLoadError' || ('code' in error && error.code === 'CSS_CHUNK_LOAD_FAILED'))

/** Failures of webpack's loaders: a script after 120 s or at an error, a style likewise (spec §8). */
export const fetchCode: Chunks['fetchCode'] = async (load, options = {}) => {
  for (;;) {
    try {
      return await load()
    } catch (error) {
      if (!isLoadFailure(error)) throw error
      await untilActive()
      if (options.mayReload !== false && reloadOnce()) return new Promise(() => {})
      if ((await promptRetry(options)) === 'retry') continue
      // The router has nothing to show for a page that was given up.
      if (options.isPage) return new Promise(() => {})
      throw error
    }
  }
}
