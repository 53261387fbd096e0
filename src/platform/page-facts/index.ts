import { currentMiniUrl } from '../navigate/current-mini-url'
import type { PageFacts } from './contract'

/** Mini-programs know no referrer and no title. */
export const pageFacts = (): PageFacts => ({ url: currentMiniUrl(), referrer: '', title: '' })
