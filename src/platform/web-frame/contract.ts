import type { ReactElement } from 'react'

/** Shows the page from outside that this page was opened for, by its `url` parameter. */
export type WebFrame = () => ReactElement
