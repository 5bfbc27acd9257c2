import { useText } from '@portico/core/i18n/useText'
import { Button } from '@portico/core/ui/actions/Button'
import { ErrorSummary } from '@portico/core/ui/forms/ErrorSummary'
import { EntryPage } from '../parts/EntryPage'
import { useForm } from '../parts/useForm'
import { useConfirmAccount, type ConfirmationLink } from './useConfirmAccount'
import type { TextKey } from '../texts'

/** Confirms the address of an account. Only the button sends the token: programs that open links confirm nothing. */
export function ConfirmAddress({ link }: { link: ConfirmationLink }) {
  const t = useText<TextKey>()
  const confirm = useConfirmAccount()
  const form = useForm()
  return (
    <EntryPage title={t('CONFIRM_ACCOUNT.TITLE')} lead={t('CONFIRM_ACCOUNT.ADDRESS_LEAD')}>
      <ErrorSummary errors={form.summary} attempt={form.attempt} title={t('ACCOUNT_CONFIRMED.WAITS')} />
      <div className="flex items-center gap-3">
        <Button
          size="lg"
          busy={form.isSending}
          busyText={t('CONFIRM_ACCOUNT.CONFIRMING')}
          onClick={() => void form.send(() => confirm(link))}
        >
          {t('CONFIRM_ACCOUNT.ACTION')}
        </Button>
      </div>
    </EntryPage>
  )
}
