/** How it ended: the host began to save it, or cannot, and the address is on the clipboard for a browser, or not even that. */
export type DownloadOutcome = 'saved' | 'link copied' | 'failed'

/** Saves a file of our main API, named by path and query, on the device. */
export type DownloadFile = (path: string) => Promise<DownloadOutcome>
