import type { PullState } from './pull-state'

/** What the head says in each state (spec §4); the success text is the page's own. */
export function pullText(status: PullState['status'], successText: string): string {
  const texts = {
    normal: '',
    pulling: 'Pull down to refresh',
    loosing: 'Release to refresh',
    loading: 'Loading',
    success: successText,
  }
  return texts[status]
}
