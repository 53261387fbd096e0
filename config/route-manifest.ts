/** What the page server has to know of a build: the files that every page needs, and those of each route by its address pattern. */
export interface RouteManifest {
  initial: string[]
  routes: Record<string, string[]>
  /** Origins that the app calls beside its own; none where the build names none. */
  hosts?: string[]
}
