/** Automatic reloads of one build that a tab may make in all. */
const MOST_RELOADS = 10

const MOST_PATH_CHARACTERS = 200

/** The paths at which a tab has reloaded a build by itself. */
interface ReloadMarks {
  readonly build: string
  readonly paths: readonly string[]
}

const isMarks = (value: unknown): value is ReloadMarks =>
  typeof value === 'object' &&
  value !== null &&
  'build' in value &&
  'paths' in value &&
  Array.isArray(value.paths) &&
  value.paths.every((path) => typeof path === 'string')

function pathsOf(stored: string | null, build: string): readonly string[] {
  try {
    const value: unknown = JSON.parse(stored ?? 'null')
    return isMarks(value) && value.build === build ? value.paths : []
  } catch {
    return []
  }
}

/** Returns the marks to store before an automatic reload; null where this build was reloaded at this path before, or too often. */
export function marksForReload(stored: string | null, build: string, path: string): string | null {
  const paths = pathsOf(stored, build)
  const mark = path.slice(0, MOST_PATH_CHARACTERS)
  if (paths.includes(mark) || paths.length >= MOST_RELOADS) return null
  const marks: ReloadMarks = { build, paths: [...paths, mark] }
  return JSON.stringify(marks)
}
