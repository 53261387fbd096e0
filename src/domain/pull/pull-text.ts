import { pullTexts } from '../text/texts'
import type { PullState } from './pull-state'

/** What the head says in each state (spec §4); the success text is the page's own. */
export function pullText(status: PullState['status'], successText: string): string {
  const words = {
    normal: '',
    pulling: pullTexts.pull,
    loosing: pullTexts.release,
    loading: pullTexts.loading,
    success: successText,
  }
  return words[status]
}
