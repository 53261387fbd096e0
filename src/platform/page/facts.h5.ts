import type { PageFacts } from './contract'

/** Read when they are needed. */
export const pageFacts = (): PageFacts => ({
  url: window.location.href,
  referrer: document.referrer,
  title: document.title,
})
