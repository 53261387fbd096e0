const { createHash } = require('node:crypto')
const { readFileSync } = require('node:fs')
const { buildSync, version } = require('esbuild')

const packageOf = (path) => path.replace(/(.*\/node_modules\/[^/]+)\/.*/s, '$1')

/** Jest's transform for an entry of a package of hundreds of small modules: puts all of them into one file, which Jest reads and compiles much sooner. */
module.exports = {
  getCacheKey: (_source, path) =>
    createHash('sha256')
      .update(version)
      .update(path)
      .update(readFileSync(`${packageOf(path)}/package.json`))
      .digest('hex'),
  process: (_source, path) => {
    const { outputFiles } = buildSync({
      entryPoints: [path],
      bundle: true,
      format: 'cjs',
      platform: 'node',
      target: 'es2022',
      write: false,
    })
    return { code: outputFiles[0].text }
  },
}
