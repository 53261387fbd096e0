const city = (cityId, country, name, lat, lng, population) => ({
  cityId,
  country,
  name,
  featureCode: 'PPL',
  population,
  loc: { coordinates: [lng, lat] },
})

/** Popular destinations that the list of cities lacks. */
export const addedCities = [
  city('-geneva', 'CH', 'Geneva', 46.2022, 6.1457, 183_981),
  city('-galway', 'IE', 'Galway', 53.2719, -9.0489, 70_686),
  city('-hallstatt', 'AT', 'Hallstatt', 47.5622, 13.6493, 780),
  city('-chiayi', 'TW', 'Chiayi', 23.4791, 120.4489, 266_183),
  city('-da-lat', 'VN', 'Da Lat', 11.9465, 108.4419, 406_105),
  city('-karuizawa', 'JP', 'Karuizawa', 36.3484, 138.597, 20_323),
  city('-bagan', 'MM', 'Bagan', 21.1717, 94.8585, 22_000),
  city('-boracay', 'PH', 'Boracay', 11.9674, 121.9248, 32_267),
]
