import '../../support/as-h5'
import { fireEvent, render, screen } from '@testing-library/react'
import { PriceLine, type PriceLineProps } from '@/widgets/price-line'

const price = { currencyCode: 'CNY', currencySymbol: '¥', currencyAmount: '1,280' }

test.each<[Partial<PriceLineProps>, string, string]>([
  [{}, '1,280 CNY', 'CNY¥ 1,280'],
  [
    { covers: '2 nights, taxes included' },
    '1,280 CNY, for 2 nights, taxes included',
    'CNY¥ 1,2802 nights, taxes included',
  ],
  [{ covers: 'back to you' }, '1,280 CNY, back to you', 'CNY¥ 1,280back to you'],
  [{ originalAmount: '1,500' }, '1,280 CNY, was 1,500', '¥ 1,500CNY¥ 1,280'],
  [{ perNightAmount: '640' }, '1,280 CNY, 640 per night', 'CNY¥ 1,280¥ 640 per night'],
  [{ perNightAmount: '640', rooms: 1 }, '1,280 CNY, 640 per night', 'CNY¥ 1,280¥ 640 per night'],
  [{ perNightAmount: '320', rooms: 2 }, '1,280 CNY, 320 per room and night', 'CNY¥ 1,280¥ 320 per room and night'],
  [{ prefix: 'from' }, 'from 1,280 CNY', 'fromCNY¥ 1,280'],
  [
    { vip: { state: 'taken' }, originalAmount: '1,400' },
    '1,280 CNY, public price 1,400, VIP price',
    '¥ 1,400CNY¥ 1,280VIP price',
  ],
  [{ vip: { state: 'offered', amount: '1,180' } }, '1,280 CNY', 'CNY¥ 1,280'],
  [
    { vip: { state: 'offered', amount: '1,180' }, showsVipPrice: true },
    '1,280 CNY, VIP price ¥ 1,180',
    'CNY¥ 1,280VIP price ¥ 1,180',
  ],
  [{ vip: { state: 'hidden' } }, '1,280 CNY', 'CNY¥ 1,280'],
  [
    { vip: { state: 'hidden' }, showsVipPrice: true },
    '1,280 CNY, VIPs pay less: 3 stays in 12 months',
    'CNY¥ 1,280VIPs pay less: 3 stays in 12 months',
  ],
  [{ originalAmount: null, perNightAmount: null }, '1,280 CNY', 'CNY¥ 1,280'],
  [{ currencyCode: 'AED', currencySymbol: 'AED' }, '1,280 AED', 'AED 1,280'],
])('%j is announced and shown', (props, spoken, shown) => {
  const { container } = render(<PriceLine {...price} {...props} />)
  expect(container.querySelector('.price-text')?.textContent).toBe(spoken)
  const visible = [...container.querySelectorAll('[aria-hidden]')].map((element) => element.textContent).join('')
  expect(visible).toBe(shown)
})

test.each<[NonNullable<PriceLineProps['vip']>, string]>([
  [{ state: 'hidden' }, 'VIPs pay less: 3 stays in 12 months'],
  [{ state: 'offered', amount: '1,180' }, 'VIP price ¥ 1,180'],
  [{ state: 'taken' }, 'VIP price'],
])('the VIP price where %j opens its explanation is a button and not repeated', (vip, name) => {
  const onVip = jest.fn()
  const { container } = render(<PriceLine {...price} vip={vip} showsVipPrice onVip={onVip} />)
  expect(container.querySelector('.price-text')?.textContent).toBe('1,280 CNY')
  fireEvent.click(screen.getByRole('button', { name }))
  expect(onVip).toHaveBeenCalledTimes(1)
})
