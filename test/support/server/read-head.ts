import { pageRenderers } from '../../../server/pages/routes/all-routes'
import type { PageParts } from '../../../server/pages/page-parts'
import type { Services } from '../../../server/kernel/services'

type PublicRoute = 'home' | 'hotelList' | 'hotelDetail' | 'cityInfo' | 'productDetail'

/** The page that a test requests. */
export interface RequestedPage {
  readonly params?: Readonly<Record<string, string>>
  readonly query?: string
  readonly currencyCode?: string
}

/** What search engines and shared links read of a page. */
export interface ReadHead {
  readonly title: string
  /** Contents of its metas by name or property. */
  readonly metas: Readonly<Record<string, string>>
  /** Addresses of its links by rel, with `:` and the language if there is one. */
  readonly links: Readonly<Record<string, string>>
  // eslint-disable-next-line typescript/no-explicit-any -- every test reads its own fields
  readonly things: readonly any[]
}

const addressOf = (route: PublicRoute, { params = {}, query = '', currencyCode = 'CNY' }: RequestedPage) => ({
  route,
  params,
  query: new URLSearchParams(query),
  currencyCode,
})

function rendererOf(route: PublicRoute) {
  const renderer = pageRenderers[route]
  if (!renderer) throw new Error(`nobody makes ${route}`)
  return renderer
}

/** A public page as the server makes it for a visitor. */
export const renderPage = (services: Services, route: PublicRoute, requested: RequestedPage = {}): Promise<PageParts> =>
  rendererOf(route).render(addressOf(route, requested), services)

/** What the page of an address hangs on beside its route, parameters and currency. */
export const pageKey = (route: PublicRoute, requested: RequestedPage = {}): string =>
  rendererOf(route).keyOf(addressOf(route, requested))

const entities: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
}
const unescaped = (text: string) => text.replaceAll(/&(?:amp|lt|gt|quot|#39);/g, (entity) => entities[entity] ?? '')

const quoted = '"([^"<>]*)"'
const element = new RegExp(
  [
    `<title>([^<>]*)</title>`,
    `<meta (?:name|property)=${quoted} content=${quoted}>`,
    `<link rel=${quoted}(?: hreflang=${quoted})? href=${quoted}>`,
    `<script type="application/ld\\+json">([^<]*)</script>`,
  ].join('|'),
  'gy',
)

/** Reads a head; throws where anything else stands in it, or something twice. */
export function readHead(html: string): ReadHead {
  const metas: Record<string, string> = {}
  const links: Record<string, string> = {}
  let title: string | null = null
  let graph: { '@context': string; '@graph': [] } | null = null
  const put = (into: Record<string, string>, name: string, text: string) => {
    if (name in into) throw new Error(`${name} stands twice in the head`)
    into[name] = unescaped(text)
  }
  let read = 0
  for (const [whole, name, meta, content = '', rel, language, href = '', json] of html.matchAll(element)) {
    read += whole.length
    if (meta !== undefined) put(metas, meta, content)
    else if (rel !== undefined) put(links, language === undefined ? rel : `${rel}:${language}`, href)
    else if (json !== undefined && graph === null) graph = JSON.parse(json)
    else if (name !== undefined && title === null) title = unescaped(name)
    else throw new Error(`${whole} stands twice in the head`)
  }
  if (read !== html.length || title === null) throw new Error(`this is no head: ${html.slice(read)}`)
  if (graph && graph['@context'] !== 'https://schema.org') throw new Error('the facts are not in schema.org’s words')
  return { title, metas, links, things: graph?.['@graph'] ?? [] }
}

/** The head of a public page, which must be there. */
export async function headOf(services: Services, route: PublicRoute, requested: RequestedPage = {}): Promise<ReadHead> {
  const { status, head } = await renderPage(services, route, requested)
  expect(status).toBe(200)
  return readHead(head)
}

/** Returns the only structured-data object of a type in a head. */
export function thingOf({ things }: ReadHead, type: string) {
  const found = things.filter((thing) => thing['@type'] === type)
  expect(found).toHaveLength(1)
  return found[0]
}

/** Every whole address in a head, decoded. */
export const addressesIn = (head: string): string[] =>
  [...unescaped(head).matchAll(/https?:[^"\s]+/g)].map(([address]) => decodeURIComponent(address))
