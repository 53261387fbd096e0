/** What the page server has to know of a build: the files that every page needs, and those of each route by its address pattern. */
export interface RouteManifest {
  initial: string[]
  routes: Record<string, string[]>
}
