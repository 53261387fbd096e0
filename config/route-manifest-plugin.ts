import type { Chunk, ChunkGroup, Compilation, Compiler } from 'webpack'
import type { RouteManifest } from './route-manifest'
import type { RouteDef } from './routes'

const isLoadable = (file: string) => /\.(js|css)$/.test(file)

/** Whether a group of chunks belongs to the import of this page. */
export const isOfPage = (group: ChunkGroup, page: string) =>
  !group.isInitial() && group.origins.some((origin) => origin.request?.replace(/\\/g, '/').endsWith(`/${page}`))

const chunksOf = (compilation: Compilation, page: string) =>
  new Set([...compilation.chunkGroups].filter((group) => isOfPage(group, page)).flatMap((group) => group.chunks))

function manifestOf(
  compilation: Compilation,
  { routes, hosts }: { routes: readonly RouteDef[]; hosts: readonly string[] },
): RouteManifest {
  const base = String(compilation.outputOptions.publicPath ?? '/')
  const entry = compilation.entrypoints.get('app')
  if (!entry) throw new Error('The build has no entry named app')
  const initial = new Set<Chunk>(entry.chunks)
  const filesOf = (page: string) =>
    [...chunksOf(compilation, page)]
      .filter((chunk) => !initial.has(chunk))
      .flatMap((chunk) => [...chunk.files])
      .filter(isLoadable)
      .map((file) => base + file)
  return {
    initial: entry
      .getFiles()
      .filter(isLoadable)
      .map((file) => base + file),
    routes: Object.fromEntries(routes.map((route) => [route.path, filesOf(route.page)])),
    hosts: [...new Set(hosts.filter((origin) => origin !== ''))],
  }
}

/** Writes route-manifest.json beside index.html: address pattern -> script and style files of the page. */
export class RouteManifestPlugin {
  readonly routes: readonly RouteDef[]
  /** Origins that the app calls; an empty one is its own. */
  readonly hosts: readonly string[]

  constructor(routes: readonly RouteDef[], hosts: readonly string[]) {
    this.routes = routes
    this.hosts = hosts
  }

  apply(compiler: Compiler) {
    compiler.hooks.thisCompilation.tap('RouteManifest', (compilation) => {
      compilation.hooks.processAssets.tap({ name: 'RouteManifest', stage: 5000 }, () => {
        const json = JSON.stringify(manifestOf(compilation, this))
        compilation.emitAsset('route-manifest.json', new compiler.webpack.sources.RawSource(json))
      })
    })
  }
}
