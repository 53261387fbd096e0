/** The packages of a package-lock.json (version 3) as [place, entry], without the project's own folders. */
export const packagesOf = (lock) =>
  Object.entries(lock.packages).filter(([place, entry]) => place.includes('node_modules/') && !entry.link)

/** The name of the package at a place of the lock file. */
export const packageName = (place) => place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length)

/** Where a package finds another one: among its own packages, then in each folder above. Null where it is not installed. */
function placeOf(lock, from, name) {
  const parts = from.split('/node_modules/')
  for (let depth = parts.length; depth > 0; depth--) {
    const folder = parts.slice(0, depth).join('/node_modules/')
    const place = folder === '' ? `node_modules/${name}` : `${folder}/node_modules/${name}`
    if (lock.packages[place]) return place
  }
  return lock.packages[`node_modules/${name}`] ? `node_modules/${name}` : null
}

/** Places of all packages that a folder of the project needs at run time: its dependencies, theirs and so on. */
export function runtimePlaces(lock, folder) {
  const found = new Set()
  const visit = (from) => {
    const { dependencies = {}, optionalDependencies = {} } = lock.packages[from] ?? {}
    for (const name of Object.keys({ ...dependencies, ...optionalDependencies })) {
      const place = placeOf(lock, from, name)
      if (place === null || found.has(place)) continue
      found.add(place)
      visit(place)
    }
  }
  visit(folder)
  return [...found].toSorted((one, other) => one.localeCompare(other, 'en'))
}
