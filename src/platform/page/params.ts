const taroNames = ['stamp', '$taroTimestamp', '0']

function decode(value: string): string {
  try {
    return decodeURIComponent(value)
  } catch {
    return value
  }
}

/** Parameters as texts, decoded where the router has not done it; what cannot be decoded stays as it is, and one without a value is left out. */
export function readParams(
  params: Readonly<Record<string, string | null | undefined>>,
  decodedNames: readonly string[],
): Record<string, string> {
  const entries = Object.entries(params).flatMap(([name, value]) =>
    value === undefined || value === null || taroNames.includes(name)
      ? []
      : [[name, decodedNames.includes(name) ? value : decode(value)]],
  )
  return Object.fromEntries(entries) as Record<string, string>
}
