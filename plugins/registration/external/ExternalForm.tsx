import { useText } from '@portico/core/i18n/useText'
import { PHONE_MAX } from '@schemas/rules/phone'
import type { ExternalProfile } from '@schemas/generated/entities'
import { Button } from '@portico/core/ui/actions/Button'
import { ErrorSummary } from '@portico/core/ui/forms/ErrorSummary'
import { TextField } from '@portico/core/ui/forms/TextField'
import { useIsDesktop } from '@portico/core/ui/layout/useIsDesktop'
import { errorClass } from '@portico/core/ui/forms/inputClass'
import type { ExternalLink } from './externalAnswers'
import { Conditions } from '../parts/Conditions'
import { EntryPage } from '../parts/EntryPage'
import type { FieldsProps } from '../parts/fieldsProps'
import { PersonFields } from '../parts/PersonFields'
import { useExternalRegistration } from './useExternalRegistration'
import type { TextKey } from '../texts'

interface Props {
  link: ExternalLink
  profile: ExternalProfile
  onExpired: () => void
}

/** Asks for what the provider does not know. The email is the one that the provider has checked. */
export function ExternalForm({ link, profile, onExpired }: Props) {
  const t = useText<TextKey>()
  const isDesktop = useIsDesktop()
  const { answers, change, form, usesNickname, submit, isBusy } = useExternalRegistration(
    link,
    profile,
    onExpired,
  )
  const errorOf: FieldsProps['errorOf'] = (field) => form.errors[field] && t(form.errors[field])
  return (
    <EntryPage title={t('REGISTER_OAUTH.TITLE')} lead={t('REGISTER_OAUTH.LEAD')}>
      <form
        className="grid gap-5 desk:gap-8 min-w-0"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void submit()
        }}
      >
        <ErrorSummary errors={form.summary} attempt={form.attempt} title={t('REGISTER.NOT_SENT')} />
        <section
          className="grid gap-5 min-w-0 desk:[:not([data-columns])>section+&]:hairline-t desk:[:not([data-columns])>section+&]:pt-8"
          aria-label={t('REGISTER_OAUTH.PART')}
        >
          <div className="grid gap-x-4 gap-y-5 items-start *:min-w-0 desk:grid-cols-[repeat(12,minmax(0,1fr))] desk:*:[grid-column:span_var(--columns,6)] desk:in-data-columns:grid-cols-[minmax(0,1fr)] desk:in-data-columns:*:[grid-column:auto]">
            <EmailReadout email={profile.email} error={errorOf('email')} />
          </div>
          <PersonFields
            answers={answers}
            change={(field, value) => change({ [field]: value })}
            errorOf={errorOf}
            usesNickname={usesNickname}
          />
          <div className="grid gap-x-4 gap-y-5 items-start *:min-w-0 desk:grid-cols-[repeat(12,minmax(0,1fr))] desk:*:[grid-column:span_var(--columns,6)] desk:in-data-columns:grid-cols-[minmax(0,1fr)] desk:in-data-columns:*:[grid-column:auto]">
            <div className="[--columns:5]">
              <TextField
                id="phone"
                type="tel"
                label={t('REGISTER.PHONE')}
                hint={t('REGISTER.PHONE_HINT')}
                autoComplete="tel"
                maxLength={PHONE_MAX}
                value={answers.phone}
                onChange={(phone) => change({ phone })}
                error={errorOf('phone')}
              />
            </div>
          </div>
          <Conditions
            accepted={answers.accepted}
            onAccept={(accepted) => change({ accepted })}
            error={errorOf('accepted')}
          />
        </section>
        <div className="flex items-center gap-3 flex-wrap">
          <Button type="submit" size="lg" busy={isBusy} busyText={t('REGISTER.SENDING')} block={!isDesktop}>
            {t('REGISTER.SEND')}
          </Button>
        </div>
      </form>
    </EntryPage>
  )
}

/** The email, which cannot be changed here. */
function EmailReadout({ email, error }: { email: string; error: string | undefined }) {
  const t = useText<TextKey>()
  return (
    <div className="[--columns:7] stack gap-2">
      <p className="font-strong">{t('REGISTER.EMAIL')}</p>
      <p
        className="flex items-center min-h-12 px-3 rounded-control bg-sunken wrap-anywhere"
        id="email"
        tabIndex={-1}
      >
        {email}
      </p>
      {error && <p className={errorClass}>{error}</p>}
    </div>
  )
}
