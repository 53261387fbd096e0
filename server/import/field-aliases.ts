/** Facts of a hotel that an operator's file can tell. */
export type Fact = keyof typeof factNames

/** Under which names files tell a fact (compared without case, spaces, `_`, `-` and `.`), the surest first. */
export const factNames = {
  id: ['@id', 'id', 'hotelid', 'propertyid', 'hotelcode', 'code'],
  kind: ['tourism', 'kind', 'type'],
  name: ['name', 'hotelname', 'propertyname', 'title'],
  englishName: ['name:en', 'nameen', 'englishname', 'name:jarm', 'name:jalatn', 'int_name'],
  branch: ['branch'],
  intro: ['description', 'description:en', 'intro', 'summary'],
  lat: ['lat', 'latitude'],
  lng: ['lng', 'lon', 'long', 'longitude'],
  geometry: ['geometrytype', 'locationtype'],
  point: ['geometrycoordinates', 'locationcoordinates', 'coordinates'],
  street: ['addressstreetaddress', 'streetaddress', 'addr:street', 'street'],
  houseNumber: ['addr:housenumber', 'housenumber'],
  fullAddress: ['addr:full:en', 'addr:full', 'addr:ja', 'fulladdress', 'address'],
  district: ['district', 'addr:district', 'addr:suburb', 'addr:quarter', 'addr:neighbourhood'],
  city: ['addresscity', 'addr:city:en', 'addr:city', 'city', 'town'],
  state: ['addressstateprovince', 'addr:province', 'province', 'state', 'region'],
  postcode: ['addresspostalcode', 'addr:postcode', 'postalcode', 'postcode', 'zip'],
  country: ['addresscountry', 'addr:country', 'countrycode', 'country'],
  phone: ['phone', 'contact:phone', 'telephone', 'tel'],
  stars: ['stars', 'star', 'starrating'],
  brand: ['brand:en', 'brand'],
  opened: ['startdate', 'openyear', 'opened', 'openingdate'],
  renovated: ['lastrenovationdate', 'renovateyear', 'renovated'],
  features: ['tags', 'amenities', 'facilities', 'features'],
  isDeleted: ['isdeleted', 'deleted'],
  hasFreeParking: ['parkingincluded', 'freeparking'],
  internet: ['internetaccess'],
  internetFee: ['internetaccess:fee'],
  wheelchair: ['wheelchair'],
  pool: ['swimmingpool'],
  airConditioning: ['airconditioning'],
  currency: ['currency', 'currencycode'],
  rooms: ['rooms', 'roomtypes'],
  reviewScore: ['reviewsrating', 'reviewrating'],
  reviewText: ['reviewstext', 'reviewtext'],
  reviewTitle: ['reviewstitle', 'reviewtitle'],
  reviewer: ['reviewsusername', 'reviewer', 'username'],
  reviewedAt: ['reviewsdate', 'reviewdate'],
} as const satisfies Record<string, readonly string[]>

/** A field's name as it is compared. */
export const plainName = (name: string): string => name.toLowerCase().replace(/[\s_.-]/g, '')
