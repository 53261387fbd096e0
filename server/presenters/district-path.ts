/** City and district as cards show them, e.g. "Shanghai · Jing'an"; where one is not known, the other alone. */
export function districtPath(cityName: string, district: string): string {
  return [cityName, district].filter(Boolean).join(' · ')
}
