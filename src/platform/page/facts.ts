import { currentMiniUrl } from '../navigation/mini-pages'
import type { PageFacts } from './contract'

/** Mini-programs know no referrer and no title. */
export const pageFacts = (): PageFacts => ({ url: currentMiniUrl(), referrer: '', title: '' })
