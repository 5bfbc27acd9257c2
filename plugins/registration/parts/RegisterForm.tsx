import { useText } from '@portico/core/i18n/useText'
import type { Doctor } from '@schemas/generated/entities'
import { useGo } from '@portico/core/routing/useGo'
import { useRoute } from '@portico/core/routing/useRoute'
import { Button } from '@portico/core/ui/actions/Button'
import { ErrorSummary } from '@portico/core/ui/forms/ErrorSummary'
import { Steps } from '@portico/core/ui/layout/Steps'
import { useIsDesktop } from '@portico/core/ui/layout/useIsDesktop'
import { stepFields, type Errors, type Origin } from '../rules/answers'
import { DoctorCard } from '../doctor/DoctorCard'
import { EntryPage } from './EntryPage'
import { RegisterParts } from './RegisterParts'
import { useRegistration } from './useRegistration'
import type { TextKey } from '../texts'

interface Props {
  origin: Origin
  doctor: Doctor | undefined
  /** Present for a doctor who recommended the portal. */
  onForget?: (() => void) | undefined
}

const LAST = stepFields.length
const titles = ['REGISTER.TITLE', 'REGISTER.TITLE_CONTACT', 'REGISTER.TITLE_PASSWORD'] as const
const labels = ['REGISTER.STEP_PERSON', 'REGISTER.STEP_CONTACT', 'REGISTER.STEP_PASSWORD'] as const

/** The registration form: three steps on a phone, all at once on a desktop. */
export function RegisterForm({ origin, doctor, onForget }: Props) {
  const t = useText<TextKey>()
  const go = useGo()
  const { id, params, query } = useRoute()
  const isDesktop = useIsDesktop()
  const registration = useRegistration(origin)
  const { form, check, submit } = registration
  const asked = Math.min(LAST, Math.max(1, Number(query['step']) || 1))
  // A step is reached only through those before it: after a reload the password is empty again, the rest is not.
  const step = isDesktop ? undefined : firstIncomplete(check, asked)
  const goTo = (next: number) => go(id, { params, query: { step: next > 1 ? String(next) : undefined } })

  const send = async () => {
    if (step !== undefined && step < LAST) {
      if (!form.refuse(check(step))) goTo(step + 1)
      return
    }
    const refusal = await submit()
    const wrong = refusal && stepOf(refusal.errors)
    if (wrong !== undefined && step !== undefined && wrong !== step) goTo(wrong)
  }
  const isLast = step === undefined || step === LAST
  const lead = step === undefined || step === 1
  return (
    <EntryPage
      title={t(titles[(step ?? 1) - 1] ?? 'REGISTER.TITLE')}
      {...(lead && {
        lead: t(doctor && !onForget ? 'REGISTER.LEAD_DOCTOR' : 'REGISTER.LEAD', { name: doctor?.fullName }),
      })}
      steps={
        step !== undefined && <Steps current={step} total={LAST} label={t(labels[step - 1] ?? labels[0])} />
      }
    >
      {lead && doctor && <DoctorCard doctor={doctor} onForget={onForget} />}
      <form
        className="grid gap-5 desk:gap-8 min-w-0"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void send()
        }}
      >
        <ErrorSummary errors={form.summary} attempt={form.attempt} title={t('REGISTER.NOT_SENT')} />
        <RegisterParts registration={registration} step={step} />
        <div className="flex items-center gap-3 flex-wrap">
          <Button
            type="submit"
            size="lg"
            busy={form.isSending}
            busyText={t('REGISTER.SENDING')}
            block={!isDesktop}
          >
            {t(isLast ? 'REGISTER.SEND' : 'REGISTER.CONTINUE')}
          </Button>
        </div>
      </form>
    </EntryPage>
  )
}

const hasErrors = (errors: Errors) => Object.keys(errors).length > 0

/** The asked step, or an earlier one that is not complete. */
function firstIncomplete(check: (step: number) => Errors, asked: number): number {
  for (let step = 1; step < asked; step += 1) if (hasErrors(check(step))) return step
  return asked
}

/** The first step with a mistake. */
function stepOf(errors: Errors): number | undefined {
  const index = stepFields.findIndex((fields) => fields.some((field) => errors[field]))
  return index === -1 ? undefined : index + 1
}
