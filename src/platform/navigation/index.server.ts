import type { Navigation, OpenGateway } from './contract'
import { webUrl } from './url'

/** Address of a route, as in browsers. */
export const hrefOf: Navigation['hrefOf'] = (name, params, query) => webUrl(name, params, query)

/** The server draws pages and opens none. */
export const go: Navigation['go'] = () => {}

/** The same. */
export const back: Navigation['back'] = () => {}

/** The same. */
export const reload: Navigation['reload'] = () => {}

/** The same. */
export const replaceQuery: Navigation['replaceQuery'] = () => {}

/** The same. */
export const onOpening: Navigation['onOpening'] = async () => {}

/** The same. */
export const leaveTo: Navigation['leaveTo'] = () => {}

/** The same. */
export const openGateway: OpenGateway = () => {}
