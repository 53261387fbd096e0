/** An overlay that Back closes. */
export interface BackStep {
  readonly element: HTMLElement
  /** Closes the overlay, or moves it one step back; an overlay that stays open keeps its step. */
  readonly onBack: () => void
}

/** Overlays as steps of the browser's history: one entry each, on top of the entry of their page. */
export interface BackSteps {
  /** Adds the step of an overlay of the page in front; returns what removes it again. */
  addStep(step: BackStep): () => void
  /** Takes the overlays' entries back first, so that the action starts from the page's own entry. */
  whenStepsGone(action: () => void): void
  /** Runs the action once no move within the history is under way; open overlays keep their entries. */
  whenStill(action: () => void): void
  /** Goes back by one step; false where no overlay has one. */
  stepBack(): boolean
  /** The page's address was replaced: the entries below the current one get it as they are reached. */
  noteAddress(): void
  /** While the router blocks Back, it returns to the page by a move that is its own; returns what ends that. */
  expectReturns(): () => void
  /** Starts listening, before the router does; entries left by an earlier load of the page are taken back. `routerKey` returns the key of the entry that the router shows, null before it has started. */
  installSteps(routerKey: () => string | null): void
}
