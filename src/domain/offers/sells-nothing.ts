/** Whether a hotel sells no rooms here at all, on any dates. */
export const sellsNothing = (offers: { readonly rooms: readonly unknown[]; readonly nearestDates: unknown }): boolean =>
  offers.rooms.length === 0 && offers.nearestDates === null
