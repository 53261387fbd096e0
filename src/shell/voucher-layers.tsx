import { observer } from 'mobx-react'
import { useState } from 'react'
import { takeBackText } from '@/domain/vouchers/voucher-text'
import { goToField } from '@/platform/focus'
import type { RootStore } from '@/stores/app/root'
import { ExchangeOrderStore } from '@/stores/vouchers/exchange-order'
import { GiveVoucherStore } from '@/stores/vouchers/give-voucher'
import { VoucherCodeStore } from '@/stores/vouchers/voucher-code'
import { TakeBackStore } from '@/stores/vouchers/voucher-take-back'
import { Dialog } from '@/widgets/dialog'
import { Layer } from '@/widgets/layer'
import { PopupLayer } from '@/widgets/layer/popup-layer'
import { LazyCertificate, LazyGiveVoucher, LazyVoucherCode } from './lazy'
import type { VoucherStores } from './voucher-actions'

/** Creates the stores behind the buttons of a page's vouchers; `onChanged` reads the vouchers again. */
export function useVoucherStores({ api, toast, randomGuid }: RootStore, onChanged: () => Promise<void>): VoucherStores {
  const [stores] = useState(() => {
    const { gift, appointment, couponOrder, exchange } = api
    const outside = { toast, newKey: randomGuid }
    return {
      codes: new VoucherCodeStore({ couponOrder, toast }),
      gifts: new GiveVoucherStore({ gift, ...outside, goToField, onGiven: onChanged }),
      takeBack: new TakeBackStore({ gift, appointment, ...outside, onTried: onChanged }),
      dates: new ExchangeOrderStore({ exchange, ...outside, onTried: onChanged }),
    }
  })
  return stores
}

/** The popups behind the buttons of vouchers: full code, gift form, certificate, and the prompt before taking something back. */
export const VoucherLayers = observer(function VoucherLayers({ codes, gifts, takeBack, dates }: VoucherStores) {
  const { prompted } = takeBack
  const text = prompted && takeBackText(prompted.what, prompted.voucher)
  return (
    <>
      <PopupLayer>{codes.shown ? <LazyVoucherCode shown={codes.shown} onClose={codes.close} /> : null}</PopupLayer>
      <PopupLayer>
        {gifts.voucher ? <LazyGiveVoucher store={gifts} voucher={gifts.voucher} onClose={gifts.close} /> : null}
      </PopupLayer>
      <PopupLayer>{dates.openId === null ? null : <LazyCertificate store={dates} onClose={dates.close} />}</PopupLayer>
      <Layer>
        <Dialog
          isOpen={text !== null}
          title={text?.title ?? ''}
          confirm={{
            text: text?.confirmText ?? '',
            kind: 'danger',
            isLoading: takeBack.isBusy,
            onTap: () => void takeBack.confirm(),
          }}
          cancel={{ text: 'Keep it', onTap: takeBack.dismiss }}
          onClose={takeBack.dismiss}
        >
          {text?.text ?? ''}
        </Dialog>
      </Layer>
    </>
  )
})
