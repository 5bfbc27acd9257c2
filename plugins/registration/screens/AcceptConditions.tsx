import { useText } from '@portico/core/i18n/useText'
import { useState, type ReactNode } from 'react'
import { useCall } from '@portico/core/http/useCall'
import { useGoIfHere } from '@portico/core/routing/useGo'
import { useRoute } from '@portico/core/routing/useRoute'
import { Button } from '@portico/core/ui/actions/Button'
import { ErrorSummary } from '@portico/core/ui/forms/ErrorSummary'
import { useIsDesktop } from '@portico/core/ui/layout/useIsDesktop'
import { Steps } from '@portico/core/ui/layout/Steps'
import { Conditions } from '../parts/Conditions'
import { EntryPage } from '../parts/EntryPage'
import { LinkState } from '../parts/LinkState'
import { PasswordPair } from '../parts/PasswordPair'
import { usePasswordForm } from '../parts/usePasswordForm'
import type { TextKey } from '../texts'

/** Somebody whose account was made for them accepts the conditions and chooses a password. */
export default function AcceptConditions() {
  const t = useText<TextKey>()
  const call = useCall()
  const go = useGoIfHere()
  const isDesktop = useIsDesktop()
  const { userId = '', token = '' } = useRoute().query
  const [accepted, setAccepted] = useState<string | null>(null)
  const [isPasswordStep, setIsPasswordStep] = useState(false)
  const { form, values, change, submit, isChecking, isExpired } = usePasswordForm({ userId, token }, (body) =>
    call('POST api/users/reset-password', {
      body: { ...body, ...(accepted !== null && { conditionsVersion: accepted }) },
      quiet: true,
    }),
  )
  if (isExpired || isChecking) return <LinkState isDead={isExpired} title={t('ACCEPT_CONDITIONS.TITLE')} />
  const missing = accepted === null ? { accepted: 'CONDITIONS.MISSING' as const } : {}
  const isFirst = !isDesktop && !isPasswordStep
  const send = async () => {
    if (isFirst) setIsPasswordStep(!form.refuse(missing))
    else if (await submit(missing)) go('accountConfirmed', { query: { confirmed: '1' }, replace: true })
  }
  return (
    <EntryPage
      isWide
      title={t(isFirst ? 'ACCEPT_CONDITIONS.READ' : 'ACCEPT_CONDITIONS.TITLE')}
      lead={t('ACCEPT_CONDITIONS.LEAD')}
      steps={
        !isDesktop && (
          <Steps
            current={isFirst ? 1 : 2}
            total={2}
            label={t(isFirst ? 'CONDITIONS.TITLE' : 'REGISTER.STEP_PASSWORD')}
          />
        )
      }
    >
      <form
        className="grid gap-5 desk:gap-8 min-w-0"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void send()
        }}
      >
        <ErrorSummary errors={form.summary} attempt={form.attempt} title={t('PASSWORD.NOT_SAVED')} />
        <Columns>
          {(isDesktop || isFirst) && (
            <Conditions
              isOpen
              accepted={accepted}
              onAccept={(version) => {
                form.correct('accepted')
                setAccepted(version)
              }}
              error={form.errors.accepted && t(form.errors.accepted)}
            />
          )}
          {!isFirst && (
            <PasswordPair
              label={t('PASSWORD.LABEL')}
              values={values}
              onChange={change}
              errors={form.errors}
            />
          )}
        </Columns>
        <div className="flex items-center gap-3">
          <Button type="submit" size="lg" busy={form.isSending} busyText={t('PASSWORD.SAVING')}>
            {t(isFirst ? 'REGISTER.CONTINUE' : 'ACCEPT_CONDITIONS.ACTIVATE')}
          </Button>
        </div>
      </form>
    </EntryPage>
  )
}

/** Parts of the form below each other, and beside each other on a desktop. */
const Columns = ({ children }: { children: ReactNode }) => (
  <div
    className="grid gap-5 min-w-0 desk:grid-cols-[minmax(0,1fr)_25rem] desk:gap-12 desk:items-start"
    data-columns
  >
    {children}
  </div>
)
