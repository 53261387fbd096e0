import * as accounts from './people'
import * as people from './people'
import * as profiles from './people'
import * as views from './people'
import * as searches from './people'
import * as travelers from './people'
import * as catalogue from './catalogue'
import * as community from './community'
import * as dayRules from './catalogue'
import * as cityGuides from './places'
import * as places from './places'
import * as hotelPictures from './hotel-sources'
import * as imports from './hotel-sources'
import * as orders from './orders'
import * as mixOrders from './mix-orders'
import * as support from './support'
import * as vouchers from './vouchers'

/** Every table, as drizzle takes it; the tables themselves are made by server/migrations. */
export const schema = {
  ...catalogue,
  ...community,
  ...cityGuides,
  ...people,
  ...accounts,
  ...orders,
  ...mixOrders,
  ...vouchers,
  ...support,
  ...hotelPictures,
  ...imports,
  ...dayRules,
  ...searches,
  ...travelers,
  ...places,
  ...profiles,
  ...views,
}
