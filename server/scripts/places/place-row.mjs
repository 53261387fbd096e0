const columns = [
  'id',
  'parentId',
  'countryCode',
  'name',
  'localName',
  'pinyin',
  'otherNames',
  'lat',
  'lng',
  'population',
]

const degrees = (value) => (value === null || value === undefined ? '' : String(Math.round(value * 1e4) / 1e4))

/** How a place stands in a file: one line, fields between tabs, other names between bars, unknown ones empty. */
export const placeRow = {
  header: columns.join('\t'),
  line: (place) =>
    [
      place.id,
      place.parentId ?? '',
      place.countryCode,
      place.name,
      place.localName ?? '',
      place.pinyin ?? '',
      [...new Set(place.otherNames ?? [])]
        .filter((name) => name && name !== place.name && name !== place.localName)
        .join('|'),
      degrees(place.lat),
      degrees(place.lng),
      place.population || '',
    ].join('\t'),
}
