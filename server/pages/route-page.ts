import type { RequestContext } from '../kernel/http/route-module'
import type { Services } from '../kernel/services'
import type { Static, TSchema } from 'typebox'
import { Compile } from 'typebox/compile'
import { ApiError } from '../kernel/errors'
import { routes } from '../../config/routes'
import { missingHead } from './seo/head-html'
import type { PageParts } from './page-parts'
import type { RenderScreen, ScreenContent, ScreenData, ScreenName } from '@/contract/first-screens'
import { todayIn } from '../kernel/time/zones'
import { existsSync } from 'node:fs'

/** Context of a signed-out visitor with a currency (ISO 4217), for whom public pages are rendered and contract routes called. */
export function visitorContext(services: Services, currencyCode: string): RequestContext<null, null, null> {
  return {
    services,
    user: null,
    deviceId: null,
    currency: currencyCode,
    appType: 'web',
    ip: '',
    requestId: services.random.id(),
    idempotencyKey: null,
    log: services.log,
    refreshCookie: null,
    setRefreshCookie: () => {},
    clearRefreshCookie: () => {},
    rawBody: Buffer.alloc(0),
    file: null,
    header: () => null,
    setHeader: () => {},
  }
}

/** Returns a predicate that checks inputs against a route's schema. */
export function allowedBy<Schema extends TSchema>(schema: Schema): (input: unknown) => input is Static<Schema> {
  const validator = Compile(schema)
  return (input): input is Static<Schema> => validator.Check(input)
}

/** Returns the call's result, or null when it is refused with one of these statuses; rethrows any other error. */
export async function unlessRefused<Result>(
  call: () => Promise<Result>,
  statuses: readonly (400 | 403 | 404 | 410)[],
): Promise<Result | null> {
  try {
    return await call()
  } catch (error) {
    if (error instanceof ApiError && statuses.some((status) => status === error.status)) return null
    throw error
  }
}

/** The page of an address whose resource does not exist; the app renders its own message. */
export const missingPage: PageParts = { status: 404, head: missingHead(routes.notFound.title), screen: null }

/** A first screen of what it shows, priced in a currency (ISO 4217), for somebody for whom it is now the day of UTC. */
export const screenData = <Name extends ScreenName>(
  { clock }: Pick<Services, 'clock'>,
  currencyCode: string,
  content: ScreenContent<Name>,
): ScreenData<Name> => ({ ...content, today: todayIn('UTC', clock.now()), currencyCode })

const bundle = new URL('./screens.mjs', import.meta.url)

let drawer: Promise<RenderScreen | null> | null = null

async function load(): Promise<RenderScreen | null> {
  if (!existsSync(bundle)) return null
  const { renderScreen }: { renderScreen: RenderScreen } = await import(bundle.href)
  return renderScreen
}

/** What draws the app's pages: a file of its own beside the bundled server; null where there is none, as when the server runs from its sources. */
function screenDrawer(): Promise<RenderScreen | null> {
  drawer ??= load()
  return drawer
}

/** Renders a page's first screen from data that are read only where the screen can be rendered; null where the app must render it. */
export async function renderRouteScreen(readData: () => Promise<ScreenData | null>): Promise<PageParts['screen']> {
  const draw = await screenDrawer()
  if (!draw) return null
  const data = await readData()
  return data && { html: draw(data), data }
}
