import { observer } from 'mobx-react'
import { accountText } from '@/domain/account/account-text'
import { downloadFile } from '@/platform/files/download'
import { useRoot } from '@/stores/app/context'
import { AccountCodeSheet } from '@/widgets/account-code-sheet'
import { accountCodeProps, useAccountCode } from './use-account-code'

/** Fetches all that we hold about the user. */
export const ExportLayer = observer(function ExportLayer({ onClose }: { readonly onClose: () => void }) {
  const { api } = useRoot()
  const store = useAccountCode({
    purpose: 'export',
    confirm: async (code) => {
      const { path, fileName } = await api.accountRights.exportAccount({ code })
      const outcome = await downloadFile(path)
      if (outcome === 'saved') return accountText.saved(fileName)
      return outcome === 'link copied' ? accountText.linkCopied : accountText.notSaved
    },
  })
  return (
    <AccountCodeSheet
      isOpen
      text={accountText.export}
      {...accountCodeProps(store)}
      onDone={onClose}
      onClose={onClose}
    />
  )
})
