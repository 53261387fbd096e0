/** The test files that take longest, the longest first. */
const longest = [
  'e2e/looks',
  'e2e/gallery',
  'e2e/looks-own',
  'minapp/every-widget',
  'e2e/gallery-popups',
  'minapp/every-page',
  'e2e/widget-constants',
  'e2e/feed',
  'minapp/feed',
  'e2e/routes',
  'minapp/touch',
]

const rank = ({ path }) => {
  const at = longest.findIndex((name) => path.endsWith(`/test/${name}.test.ts`))
  return at < 0 ? longest.length : at
}
const bytes = ({ path, context }) => context.hasteFS.getSize(path) ?? 0

/** Jest's order of test files: the long ones begin, so that at the end no worker is left alone with one; then by size. */
module.exports = class LongestFirst {
  sort(tests) {
    return [...tests].sort((one, other) => rank(one) - rank(other) || bytes(other) - bytes(one))
  }

  allFailedTests() {
    return []
  }

  cacheResults() {}
}
