import { useText } from '@portico/core/i18n/useText'
import { useState } from 'react'
import { useApi, useInvalidate } from '@portico/core/http/useApi'
import { useCall } from '@portico/core/http/useCall'
import { useGoIfHere } from '@portico/core/routing/useGo'
import { useRoute } from '@portico/core/routing/useRoute'
import { useSession } from '@portico/core/session/useSession'
import { Button } from '@portico/core/ui/actions/Button'
import { ErrorSummary } from '@portico/core/ui/forms/ErrorSummary'
import { Conditions } from '../parts/Conditions'
import { EntryPage } from '../parts/EntryPage'
import { useForm } from '../parts/useForm'
import type { TextKey } from '../texts'

/** The conditions have changed since the person accepted them, or they have accepted none: asked after the sign-in. */
export default function NewConditions() {
  const t = useText<TextKey>()
  const call = useCall()
  const go = useGoIfHere()
  const invalidate = useInvalidate()
  const { signOut } = useSession()
  const { redirectUrl = '/' } = useRoute().query
  const known = useApi('GET api/users/conditions', { capability: 'conditions', quiet: true }).data
  const isFirst = known?.acceptedVersion === null
  const [accepted, setAccepted] = useState<string | null>(null)
  const form = useForm()
  const send = async () => {
    if (accepted === null) {
      form.refuse({ accepted: 'NEW_CONDITIONS.MISSING' })
      return
    }
    const refusal = await form.send(() =>
      call('POST api/users/conditions', {
        capability: 'conditions',
        body: { version: accepted },
        quiet: true,
      }),
    )
    if (refusal) return
    await invalidate('api/users/conditions')
    go('authRedirect', { params: { url: redirectUrl }, replace: true })
  }
  return (
    <EntryPage
      title={t(isFirst ? 'CONDITIONS.TITLE' : 'NEW_CONDITIONS.TITLE')}
      lead={t(isFirst ? 'NEW_CONDITIONS.FIRST' : 'NEW_CONDITIONS.LEAD')}
    >
      <form
        className="grid gap-5 desk:gap-8 min-w-0"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void send()
        }}
      >
        <ErrorSummary errors={form.summary} attempt={form.attempt} title={t('NEW_CONDITIONS.NOT_SAVED')} />
        <Conditions
          isOpen
          accepted={accepted}
          onAccept={(version) => {
            form.correct('accepted')
            setAccepted(version)
          }}
          error={form.errors.accepted && t(form.errors.accepted)}
        />
        <div className="flex items-center gap-3 flex-wrap">
          <Button type="submit" size="lg" busy={form.isSending} busyText={t('PASSWORD.SAVING')}>
            {t('NEW_CONDITIONS.ACCEPT')}
          </Button>
          <Button variant="quiet" onClick={signOut}>
            {t('SHELL.SIGN_OUT')}
          </Button>
        </div>
      </form>
    </EntryPage>
  )
}
