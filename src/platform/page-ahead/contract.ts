/** In a page that is rendered before anybody looks at it, once: reads what it will show. Nothing that writes belongs here, for most such pages are never looked at; what the page does when it comes to the front follows, and reads anew. */
export type UsePageAhead = (read: () => void) => void
