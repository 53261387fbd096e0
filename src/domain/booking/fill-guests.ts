/** Guests' names after travelers were chosen: names of those chosen before go where they still stand, and the new ones fill empty lines first, then the others from the top. */
export function fillGuests(
  guestNames: readonly string[],
  before: readonly string[],
  chosen: readonly string[],
): readonly string[] {
  const kept = guestNames.map((name) => (before.includes(name) ? '' : name))
  const lines = kept.map((name, line) => ({ name, line }))
  const order = [...lines.filter(({ name }) => name.trim() === ''), ...lines.filter(({ name }) => name.trim() !== '')]
  const places = order.slice(0, chosen.length).toSorted((one, other) => one.line - other.line)
  return kept.map((name, line) => chosen[places.findIndex((place) => place.line === line)] ?? name)
}
