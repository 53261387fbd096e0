import { findPurchase } from '../../booking/repository/purchases'
import type { Catalogue } from '../../stays/catalogue/catalogue'
import type { Question } from '../engine'
import type { Understood } from '../understood'

/** Returns what is understood when a dialog begins: with the hotel or the order that it was opened from, if it is the caller's. */
export async function originOf({ origin, understood, caller }: Question, catalogue: Catalogue): Promise<Understood> {
  if (origin === null || origin.id === '') return understood
  const { services, user } = caller
  const { db } = services.database
  if (origin.from === 'hotel' && understood.hotel === undefined) {
    const listed = (await services.catalogue.hotelsById(db, catalogue, [origin.id])).get(origin.id)
    const city = listed && catalogue.cityById.get(listed.hotel.cityId)
    if (!listed || !city) return understood
    const place = { cityId: city.id, cityName: city.name }
    return { ...understood, place, hotel: { hotelId: origin.id, name: listed.hotel.name } }
  }
  if (origin.from === 'order' && user !== null && understood.order === undefined) {
    const purchase = await findPurchase(db, origin.id)
    if (purchase?.userId !== user.uid) return understood
    return { ...understood, order: { orderid: purchase.id, orderNo: purchase.orderNo } }
  }
  return understood
}
