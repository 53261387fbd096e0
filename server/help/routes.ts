import { helpRoutes, type QaType } from '@/contract/help'
import { routeModule } from '../kernel/http/route-module'
import type { Services } from '../kernel/services'
import { qaTypeNames } from './article'
import { findArticles } from './find-articles'
import { foldQuery } from './query-text'
import { recordMiss } from './record-miss'
import { countByType, listCommon } from './repository/lists'
import { listArticles } from './repository/search'

/** The most articles that a search returns. */
const MOST_FOUND = 20

/** The most titles that are common from one place. */
const MOST_COMMON = 8

const typesInOrder = Object.keys(qaTypeNames).filter((name): name is QaType => Object.hasOwn(qaTypeNames, name))

/** Counts a search that finds no article of any subject. */
async function recordIfMissing(services: Services, keyword: string, type: QaType | null): Promise<void> {
  const others = type === null ? [] : await findArticles(services.database.db, keyword, 1)
  if (others.length === 0) await recordMiss(services, keyword)
}

/** Help articles: their subjects, the search, and what is common where help is opened. */
export const helpModule = routeModule(helpRoutes, {
  listQaTypes: async (_input, { services }) => {
    const counts = await countByType(services.database.db)
    return {
      list: typesInOrder.flatMap((type) => {
        const count = counts.get(type)
        return count === undefined ? [] : [{ type, name: qaTypeNames[type], count }]
      }),
    }
  },

  searchQa: async ({ keyword = '', type = null, articleId = null }, { services }) => {
    const { db } = services.database
    const filter = { type, articleId }
    if (foldQuery(keyword) === '') return { list: await listArticles(db, filter, MOST_FOUND) }
    const found = await findArticles(db, keyword, MOST_FOUND, filter)
    if (found.length === 0 && articleId === null) await recordIfMissing(services, keyword, type)
    return { list: found.map(({ article }) => article) }
  },

  listCommonQa: async ({ origin = 'home' }, { services }) => ({
    list: await listCommon(services.database.db, origin, MOST_COMMON),
  }),
})
