import type { Suggestion } from '@/contract/suggest'

/** Where a suggested thing is, without its own name: "Japan" of "Kyoto, Japan", "Shanghai" of "Shanghai · Shanghai Museum"; null where nothing else is known. */
export function suggestionPlace({ label, showLabel }: Pick<Suggestion, 'label' | 'showLabel'>): string | null {
  const parts = showLabel.split(' · ').filter((part) => part !== label)
  const place = parts.join(' · ')
  const region = place.startsWith(`${label}, `) ? place.slice(label.length + 2) : place
  return region === '' ? null : region
}
