import { accountModule } from './account'
import { eventLogModule } from './event-log'
import type { AnyRouteModule } from './handler'
import { loginModule } from './login'

/** Every section of the API with its handlers. */
export const routeModules: readonly AnyRouteModule[] = [loginModule, accountModule, eventLogModule]
