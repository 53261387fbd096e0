/** Refreshes when the traveller pulls the page down by the host's own gesture; where pages have their own gesture it does nothing. */
export type UseHostPull = (onRefresh: () => Promise<unknown>) => void
