import { useText } from '@portico/core/i18n/useText'
import { useId, useState } from 'react'
import type { User } from '@schemas/generated/entities'
import { useCall } from '@portico/core/http/useCall'
import { useLanguage } from '@portico/core/i18n/useLanguage'
import { useFormDraft } from '@portico/core/session/useFormDraft'
import { Button } from '@portico/core/ui/actions/Button'
import { Notice } from '@portico/core/ui/feedback/Notice'
import { Steps } from '@portico/core/ui/layout/Steps'
import { Dialog } from '@portico/core/ui/overlays/Dialog'
import { checkDraft, settleDocument, type DraftErrors } from '../data/checkDraft'
import { controlId, DataField } from '../data/DataField'
import { groups, toDraft, toRequest, type Draft } from '../data/draft'
import { useDraftRules } from '../data/useDraftRules'
import { useSubmit } from '../useSubmit'
import type { TextKey } from '../texts'

interface Props {
  user: User
  onClose: () => void
  onDone: () => void
}

/** Step 3: the person confirms who they are; every field is required. */
export function DataStep({ user, onClose, onDone }: Props) {
  const t = useText<TextKey>()
  const call = useCall()
  const id = useId()
  const { language } = useLanguage()
  const rules = { ...useDraftRules(user), required: groups.who }
  const stored = useFormDraft<Draft>(`verify|${user.version}`, () => toDraft(user, language))
  const draft = stored.value
  const [errors, setErrors] = useState<DraftErrors>({})
  const { isBusy, refusal, submit } = useSubmit()
  const leave = (next: () => void) => {
    stored.forget()
    next()
  }
  const confirm = () => {
    const found = checkDraft(draft, rules)
    setErrors(found)
    const first = groups.who.find((field) => found[field])
    if (first) return document.getElementById(controlId(first))?.focus()
    const body = toVerification(settleDocument(draft, rules), user, language)
    void submit(() => call('PUT api/users/verify', { body, quiet: true })).then(
      (isDone) => isDone && leave(onDone),
    )
  }
  const close = () => leave(onClose)
  const form = { draft, errors, rules, change: stored.change }
  return (
    <Dialog
      title={t('VERIFY.DATA')}
      isOpen
      onClose={close}
      footer={
        <>
          <Button type="submit" form={id} busy={isBusy} busyText={t('ACCOUNT.SAVING')}>
            {t('VERIFY.CONFIRM')}
          </Button>
          <Button variant="quiet" onClick={close}>
            {t('VERIFY.LATER')}
          </Button>
        </>
      }
    >
      <Steps current={3} total={4} label={t('PROFILE.GROUP.who')} />
      {refusal && <Notice tone="danger">{refusal}</Notice>}
      <form
        id={id}
        className="stack"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          confirm()
        }}
      >
        {groups.who.map((field) => (
          <DataField key={field} form={form} field={field} />
        ))}
      </form>
    </Dialog>
  )
}

/** The request of a checked draft, in which every field of the group is set. */
function toVerification(draft: Draft, user: User, language: string) {
  const { name, surname, birthDate, gender, identificationNumberType, identificationNumber, version } =
    toRequest(draft, user, language)
  return {
    name,
    version,
    surname: surname ?? '',
    birthDate: birthDate ?? '',
    gender: gender === 1 ? (1 as const) : (2 as const),
    identificationNumberType: identificationNumberType ?? 0,
    identificationNumber: identificationNumber ?? '',
  }
}
