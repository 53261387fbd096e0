/** What the event log says of the page on top. */
export interface PageFacts {
  readonly url: string
  readonly referrer: string
  readonly title: string
}
