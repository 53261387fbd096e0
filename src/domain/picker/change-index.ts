/** The choice after one column changed: those before it stay, and where columns hang on each other those after it begin anew. */
export function changeIndex(indexes: readonly number[], column: number, index: number, isCascade: boolean): number[] {
  const kept = isCascade ? indexes.slice(0, column + 1) : indexes
  return kept.map((before, at) => (at === column ? index : before))
}
