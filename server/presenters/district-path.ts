/** City and district as cards show them, e.g. "Shanghai · Jing'an". */
export function districtPath(cityName: string, district: string): string {
  return `${cityName} · ${district}`
}
