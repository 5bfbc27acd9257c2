import { useText } from '@portico/core/i18n/useText'
import { PHONE_MAX } from '@schemas/rules/phone'
import type { ExternalProfile } from '@schemas/generated/entities'
import { Button } from '@portico/core/ui/actions/Button'
import { ErrorSummary } from '@portico/core/ui/forms/ErrorSummary'
import { TextField } from '@portico/core/ui/forms/TextField'
import { useIsDesktop } from '@portico/core/ui/layout/useIsDesktop'
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
        className="entry-form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void submit()
        }}
      >
        <ErrorSummary errors={form.summary} attempt={form.attempt} title={t('REGISTER.NOT_SENT')} />
        <section className="entry-part" aria-label={t('REGISTER_OAUTH.PART')}>
          <div className="entry-grid">
            <EmailReadout email={profile.email} error={errorOf('email')} />
          </div>
          <PersonFields
            answers={answers}
            change={(field, value) => change({ [field]: value })}
            errorOf={errorOf}
            usesNickname={usesNickname}
          />
          <div className="entry-grid">
            <div className="narrower">
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
    <div className="wider stack gap-2">
      <p className="field-label">{t('REGISTER.EMAIL')}</p>
      <p
        className="flex items-center min-h-12 px-3 rounded-control bg-sunken wrap-anywhere"
        id="email"
        tabIndex={-1}
      >
        {email}
      </p>
      {error && <p className="field-error">{error}</p>}
    </div>
  )
}
