import type { ScreenData } from '@/contract/first-screens'
import { type ProductDetail, productRoutes, type SaleState } from '@/contract/product'
import { decimalAmount } from '@/domain/money/amount-text'
import type { Services } from '../../kernel/services'
import { productModule } from '../../vouchers/routes'
import type { PageAddress, PageRenderer } from '../page-parts'
import { allowedBy, missingPage, renderRouteScreen, screenData, unlessRefused, visitorContext } from '../route-page'
import { headHtml, sharedPicture } from '../seo/head-html'
import { breadcrumbList, cityPage, homePage, type JsonLd, productPage } from '../seo/structured-data'

const isValidInput = allowedBy(productRoutes.getCouponActivityDetail.input)

/** Loads what a voucher's page shows first, through the page's own API route; null where there is no such voucher. */
export async function loadProduct(address: PageAddress, services: Services): Promise<ProductDetail | null> {
  const input = { skuId: address.params.skuId }
  if (!isValidInput(input)) return null
  const caller = visitorContext(services, address.currencyCode)
  return unlessRefused(() => productModule.handlers.getCouponActivityDetail(input, caller), [404])
}

const availability: Readonly<Record<SaleState, string>> = {
  not_started: 'PreOrder',
  on_sale: 'InStock',
  few_left: 'LimitedAvailability',
  sold_out: 'SoldOut',
  ended: 'Discontinued',
  limit_reached: 'InStock',
}

/** Describes a voucher as schema.org structured data, with the price that is charged; unknown facts are omitted. */
function productStructuredData(
  product: ProductDetail,
  address: string,
  services: Pick<Services, 'env' | 'pictures'>,
): JsonLd {
  const { chargedMinor, chargedCurrencyCode, saleStart, saleEnd } = product
  return {
    '@type': 'Product',
    '@id': address,
    url: address,
    sku: product.skuId,
    name: product.name,
    description: summaryOf(product),
    image: product.gallery.map((picture) => sharedPicture(picture, services).address),
    offers: {
      '@type': 'Offer',
      url: address,
      price: decimalAmount(chargedMinor, chargedCurrencyCode),
      priceCurrency: chargedCurrencyCode,
      availability: `https://schema.org/${availability[product.state]}`,
      availabilityStarts: saleStart ?? undefined,
      availabilityEnds: saleEnd ?? undefined,
    },
  }
}

const summaryOf = ({ subTitle, termsLines }: ProductDetail): string =>
  [`${subTitle}.`, ...termsLines.map(({ text }) => text)].join(' ')

/** The head of a voucher's page. */
function productHead(product: ProductDetail, services: Pick<Services, 'env' | 'pictures'>): string {
  const { env } = services
  const own = productPage(env, product)
  const [first] = product.gallery
  return headHtml({
    title: product.name,
    description: summaryOf(product),
    canonical: own.address,
    isListed: product.state !== 'ended',
    picture: first ? sharedPicture(first, services) : null,
    things: [
      productStructuredData(product, own.address, services),
      breadcrumbList([homePage(env), cityPage(env, product.cityId, product.cityName), own]),
    ],
  })
}

/** What a voucher's page begins with, priced in a currency (ISO 4217). */
export const productScreenData = (
  services: Pick<Services, 'clock'>,
  currencyCode: string,
  value: ProductDetail,
): ScreenData<'productDetail'> =>
  screenData(services, currencyCode, { key: 'productDetail', params: { skuId: value.skuId }, value })

/** Makes the page of a voucher. */
export const productDetailRenderer: PageRenderer = {
  keyOf: () => '',
  render: async (address, services) => {
    const value = await loadProduct(address, services)
    if (!value) return missingPage
    const screen = await renderRouteScreen(async () => productScreenData(services, address.currencyCode, value))
    return { status: 200, head: productHead(value, services), screen }
  },
}
