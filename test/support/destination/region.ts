import type { DestinationOption, DestinationRegion } from '@/contract/destination'

/** A region of cities by its names; China's are at home. */
export function region(label: string, localName: string, children: DestinationOption[]): DestinationRegion {
  const isAbroad = children[0]?.isAbroad ?? false
  return {
    value: label,
    label,
    showLabel: label,
    localName,
    sourceType: isAbroad ? 10 : 20,
    clickType: 2,
    isAbroad,
    children,
  }
}
