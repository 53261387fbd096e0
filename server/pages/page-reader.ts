import { LeastRecent } from '../search/least-recent'
import { askedPage, callerOf, partsOfUrl, type AskedPageParts, type PageAsker } from './asked-page'
import { isFilePath } from './match-route'
import type { PageAddress } from './page-parts'

interface Read {
  readonly url: string
  readonly address: PageAddress | null
}

/** Letters of addresses that are remembered. */
const MOST_LETTERS = 1_000_000

/** Tells which page somebody asks for as askedPage does, of what is no file, and remembers it, for the same pages are asked for again and again; null for all that is no page, or not one that everybody may have. */
export function createPageReader(parts: AskedPageParts): (asker: PageAsker) => PageAddress | null {
  const known = new LeastRecent<Read>(MOST_LETTERS, ({ url }) => url.length)

  function read(asker: PageAsker): Read {
    const { url } = asker
    const asked = isFilePath(partsOfUrl(url).path) ? null : askedPage(asker, parts)
    return { url, address: asked?.kind === 'page' ? asked.address : null }
  }

  return (asker) => {
    const { countryCode } = parts.regions.of(callerOf(asker))
    return known.get(`${countryCode} ${asker.url}`, () => read(asker)).address
  }
}
