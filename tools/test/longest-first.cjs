/** The test files that take longest, the longest first. */
const longest = [
  'server/assurance/fuzz',
  'server/vouchers/model',
  'server/booking/cancel-races',
  'server/booking/model',
  'server/vouchers/life-model',
  'server/stays/search/name-index',
  'server/kernel/database/server-process',
  'server/import/command',
  'server/assurance/mass-assignment',
  'server/assurance/unnamed-fields',
  'server/kernel/database/backup/command',
  'contract/access',
  'server/kernel/database/released-schemas',
  'contract/other-sites',
  'server/assurance/every-call',
  'engines/journey',
  'e2e/gallery-popups',
  'engines/icons',
  'e2e/looks',
  'e2e/gallery',
  'e2e/hostile-addresses',
  'e2e/looks-own',
  'e2e/widget-constants',
  'e2e/routes',
  'e2e/session-end',
  'e2e/travelers',
  'minapp/travelers',
  'e2e/vip',
  'e2e/storage-refused',
  'minapp/refusals',
  'e2e/profile',
  'e2e/native-app',
  'minapp/every-widget',
  'minapp/every-page',
  'minapp/widget-constants',
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
