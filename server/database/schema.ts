import * as accounts from './schema-account'
import * as catalogue from './schema-catalogue'
import * as cityGuides from './schema-city-guide'
import * as hotelPictures from './schema-hotel-picture'
import * as imports from './schema-hotel-source'
import * as orders from './schema-orders'
import * as people from './schema-people'
import * as places from './schema-places'
import * as profiles from './schema-profile'
import * as views from './schema-recent-view'
import * as dayRules from './schema-room-day-rule'
import * as searches from './schema-search-history'
import * as travelers from './schema-traveler'

/** Every table, as drizzle takes it; the tables themselves are made by server/migrations. */
export const schema = {
  ...catalogue,
  ...cityGuides,
  ...people,
  ...accounts,
  ...orders,
  ...hotelPictures,
  ...imports,
  ...dayRules,
  ...searches,
  ...travelers,
  ...places,
  ...profiles,
  ...views,
}
