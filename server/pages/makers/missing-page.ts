import { routes } from '../../../config/routes'
import { missingHead } from '../head/head-html'
import type { PageParts } from '../page-parts'

/** The page of an address that names something that is not there; the app says so itself. */
export const missingPage: PageParts = { status: 404, head: missingHead(routes.notFound.title), screen: null }
