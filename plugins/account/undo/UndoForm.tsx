import { useText } from '@portico/core/i18n/useText'
import type { AccountChangeFacts } from '@schemas/generated/entities'
import { SupportLinks } from '@portico/core/app/shell/menu/SupportLinks'
import { browserZone, formatDateTime } from '@portico/core/format/dates'
import { ApiError } from '@portico/core/http/apiError'
import { useCall } from '@portico/core/http/useCall'
import { Link } from '@portico/core/routing/Link'
import { Button, buttonClass } from '@portico/core/ui/actions/Button'
import { Notice } from '@portico/core/ui/feedback/Notice'
import { Card } from '@portico/core/ui/layout/Card'
import { PageHeader } from '@portico/core/ui/layout/PageHeader'
import { useSubmit } from '../useSubmit'
import type { TextKey } from '../texts'

interface Props {
  token: string
  facts: AccountChangeFacts
  onResult: (result: 'DONE' | 'GONE' | 'TAKEN') => void
}

/** How the account stays when a change cannot be undone, by the code of the server. */
const refusals: Readonly<Record<string, 'GONE' | 'TAKEN'>> = { INVALID_TOKEN: 'GONE', EMAIL_EXISTS: 'TAKEN' }

/** Says what undoing a change does, and does it with one button. */
export function UndoForm({ token, facts, onResult }: Props) {
  const t = useText<TextKey>()
  const call = useCall()
  const { isBusy, refusal, submit } = useSubmit()
  const { kind, changedAt } = facts
  const undo = async () => {
    try {
      await call('POST api/account-change/undo', { capability: 'undoChanges', body: { token }, quiet: true })
      onResult('DONE')
    } catch (error) {
      const result = error instanceof ApiError && refusals[error.message]
      if (!result) throw error
      onResult(result)
    }
  }
  return (
    <div className="stack max-w-160 mx-auto">
      <PageHeader title={t(`UNDO.TITLE.${kind}`)}>
        <p className="lead">{t(`UNDO.WHEN.${kind}`, { at: formatDateTime(changedAt, browserZone()) })}</p>
      </PageHeader>
      <Card as="section" className="stack">
        {kind !== 'password' && <Contacts facts={facts} />}
        <ul className="ps-5 list-disc">
          <li>{t('UNDO.LATER')}</li>
          <li>{t('UNDO.SESSIONS')}</li>
          <li>{t('UNDO.PASSWORD')}</li>
        </ul>
        {refusal && <Notice tone="danger">{refusal}</Notice>}
        <div className="flex items-center gap-3">
          <Button size="lg" busy={isBusy} busyText={t('UNDO.BUSY')} onClick={() => void submit(undo)}>
            {t(kind === 'password' ? 'UNDO.ACTION.password' : 'UNDO.ACTION')}
          </Button>
          <Link className={buttonClass({ variant: 'quiet', size: 'lg' })} to="auth">
            {t('UNDO.KEEP')}
          </Link>
        </div>
      </Card>
      <SupportLinks />
    </div>
  )
}

function Contacts({ facts: { before, after } }: { facts: AccountChangeFacts }) {
  const t = useText<TextKey>()
  return (
    <dl className="grid grid-cols-[repeat(auto-fit,minmax(min(14rem,100%),1fr))] gap-4 m-0 [&_dd]:m-0 [&_dd]:wrap-anywhere">
      <div>
        <dt className="text-sm text-muted">{t('UNDO.NOW')}</dt>
        <dd className="font-strong">{after ?? t('UNDO.NONE')}</dd>
      </div>
      <div>
        <dt className="text-sm text-muted">{t('UNDO.BACK_TO')}</dt>
        <dd className="font-strong">{before ?? t('UNDO.NONE')}</dd>
      </div>
    </dl>
  )
}
