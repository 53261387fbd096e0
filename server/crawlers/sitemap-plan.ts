import { pagePath } from '../pages/page-path'
import { weakEtag } from '../kernel/http/replies'
import { readCatalogueVersion } from '../repositories/catalogue-version'
import { readCitiesOnSale } from '../repositories/hotel-names'
import { readHotelPageStarts } from '../repositories/sitemap-hotels'
import type { Services } from '../kernel/services'

/** Addresses on a page of the sitemap. */
export const SITEMAP_PAGE = 10_000

/** How the sitemap is cut into pages at one version of the catalogue. */
export interface SitemapPlan {
  /** Paths of the pages that are no hotels, page by page. */
  readonly places: readonly (readonly string[])[]
  /** With which hotel each of the pages after them begins. */
  readonly hotelStarts: readonly string[]
  /** Another one for every other plan. */
  readonly etag: string
}

/** Gives the plan of the catalogue as it is now: one statement tells its version, and two more make a new plan where it has changed. */
export function sitemapPlans(services: Services, pageSize: number): () => Promise<SitemapPlan> {
  let kept: { readonly version: number; readonly plan: Promise<SitemapPlan> } | null = null
  return async () => {
    const version = await readCatalogueVersion(services.database.db)
    if (kept?.version === version) return kept.plan
    const made = { version, plan: makePlan(services, version, pageSize) }
    kept = made
    made.plan.catch(() => {
      if (kept === made) kept = null
    })
    return made.plan
  }
}

async function makePlan({ database: { db }, env }: Services, version: number, pageSize: number): Promise<SitemapPlan> {
  const cityIds = (await readCitiesOnSale(db)).sort()
  const hotelStarts = await readHotelPageStarts(db, pageSize)
  const paths = [
    pagePath('home'),
    ...cityIds.flatMap((cityId) => [pagePath('cityInfo', {}, { cityId }), pagePath('hotelList', {}, { cityId })]),
  ]
  const etag = weakEtag(JSON.stringify([env.publicUrl, version, paths, hotelStarts]))
  return { places: pagesOf(paths, pageSize), hotelStarts, etag }
}

function pagesOf(paths: readonly string[], pageSize: number): string[][] {
  return Array.from({ length: Math.ceil(paths.length / pageSize) }, (_, page) =>
    paths.slice(page * pageSize, (page + 1) * pageSize),
  )
}
