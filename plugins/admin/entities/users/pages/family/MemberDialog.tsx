import { useId, useState, type ReactNode } from 'react'
import type { FamilyMember } from '@schemas/generated/entities'
import { LeaveDialog } from '@portico/admin/form/saving/LeaveDialog'
import { useFieldTexts } from '@portico/admin/texts'
import { NO_TYPE, isIdentificationRequired } from '@schemas/rules/identification'
import { useApi } from '@portico/core/http/useApi'
import { Button } from '@portico/core/ui/actions/Button'
import { ConfirmDialog } from '@portico/core/ui/overlays/ConfirmDialog'
import { DateField } from '@portico/core/ui/forms/date/DateField'
import { Dialog } from '@portico/core/ui/overlays/Dialog'
import { ErrorSummary } from '@portico/core/ui/forms/ErrorSummary'
import { IdentificationTypeSelect } from '@portico/core/forms/IdentificationTypeSelect'
import { Select } from '@portico/core/ui/forms/Select'
import { TextField } from '@portico/core/ui/forms/TextField'
import { useUsersText } from '../../texts'
import { fullName } from './MemberRow'
import { hasDocument, isNew, requiredFields } from './member'
import { useMember } from './useMember'

interface Props {
  userId: string
  member: FamilyMember
  onClose: () => void
}

type Form = ReturnType<typeof useMember>
type TextName = 'name' | 'surname' | 'identificationNumber' | 'email' | 'phone'
type ChoiceName = 'gender' | 'agreementId'

/** Adds or edits a family member. Closing with unsaved changes asks for confirmation. */
export function MemberDialog({ userId, member: opened, onClose }: Props) {
  const t = useUsersText()
  const { label, error: finding } = useFieldTexts('USER')
  const form = useMember(userId, opened, onClose)
  const id = useId()
  const [isLeaving, setIsLeaving] = useState(false)
  const close = () => (form.isDirty ? setIsLeaving(true) : onClose())
  return (
    <Dialog
      wide
      title={useTitle(opened)}
      isOpen
      onClose={close}
      footer={
        <>
          <Button type="submit" form={id} busy={form.busy} busyText={t('ADMIN.FORM.SAVING')}>
            {t(isNew(opened) ? 'ADMIN.USERS.MEMBER_ADD' : 'ADMIN.FORM.SAVE')}
          </Button>
          <Button variant="quiet" onClick={close}>
            {t('ADMIN.USERS.MEMBER_CANCEL')}
          </Button>
        </>
      }
    >
      <ErrorSummary
        attempt={form.attempt}
        errors={form.findings.map(({ field, keyword, params = {} }) => ({
          field: memberControlId(field),
          text: `${label(field)}: ${finding(field, keyword, params)}`,
        }))}
      />
      <form
        id={id}
        noValidate
        className="grid gap-y-3.5 gap-x-4 items-start min-[40rem]:grid-cols-[1fr_1fr]"
        onSubmit={(event) => {
          event.preventDefault()
          void form.save()
        }}
      >
        <Fields form={form} />
      </form>
      <LeaveDialog isDirty={form.isDirty} onSave={form.save} onDiscard={onClose} />
      <ConfirmDialog
        title={t('ADMIN.LEAVE.TITLE')}
        isOpen={isLeaving}
        onClose={() => setIsLeaving(false)}
        confirm={t('ADMIN.FORM.DISCARD')}
        confirmBusy={t('ADMIN.FORM.DISCARD')}
        keep={t('ADMIN.LEAVE.STAY')}
        onConfirm={async () => onClose()}
      >
        {t('ADMIN.LEAVE.TEXT')}
      </ConfirmDialog>
    </Dialog>
  )
}

/** The title of the dialog: the name of the edited member, or the kind of member to add. */
function useTitle(member: FamilyMember): string {
  const t = useUsersText()
  if (!isNew(member)) return t('ADMIN.USERS.MEMBER_TITLE', { name: fullName(member) })
  return t(member.dependent ? 'ADMIN.USERS.ADD_DEPENDENT' : 'ADMIN.USERS.ADD_INDEPENDENT')
}

function Fields({ form }: { form: Form }): ReactNode {
  const t = useUsersText()
  const { value } = useFieldTexts('USER')
  const documentType = useControl(form, 'identificationNumberType')
  const { data: agreements = [] } = useApi('GET api/agreements', { quiet: true })
  const named = Array.isArray(agreements) ? agreements : []
  const present = form.member.agreementId ?? 0
  const isOptional = (field: TextName | 'birthDate') => !requiredFields(form.member).includes(field)
  const others =
    present && !named.some(({ id }) => id === present) ? [{ id: present, name: String(present) }] : []
  return (
    <>
      <MemberTextField form={form} name="name" />
      <MemberTextField form={form} name="surname" optional={isOptional('surname')} />
      <DateField
        {...useControl(form, 'birthDate')}
        optional={isOptional('birthDate')}
        value={form.member.birthDate ?? ''}
        onChange={(birthDate) => form.change({ birthDate })}
      />
      <MemberSelect
        form={form}
        name="gender"
        options={[0, 1, 2].map((id) => ({ id, name: value('gender', id) }))}
      />
      {hasDocument(form.member) && (
        <IdentificationTypeSelect
          {...documentType}
          value={String(form.member.identificationNumberType ?? NO_TYPE)}
          onChange={(id) => form.change({ identificationNumberType: Number(id) })}
          none={isIdentificationRequired(form.age) ? undefined : t('ADMIN.USERS.NO_DOCUMENT')}
        />
      )}
      {hasDocument(form.member) && (form.member.identificationNumberType ?? 0) > 0 && (
        <MemberTextField form={form} name="identificationNumber" />
      )}
      {!form.member.dependent && (
        <MemberTextField form={form} name="email" type="email" optional={isOptional('email')} />
      )}
      <MemberTextField form={form} name="phone" type="tel" optional />
      <MemberSelect
        form={form}
        name="agreementId"
        options={[{ id: 0, name: t('ADMIN.USERS.NO_AGREEMENT') }, ...others, ...named]}
      />
    </>
  )
}

/** Id of a control, for the links of the error summary. */
const memberControlId = (field: string) => `member-${field}`

/** Id, label and error of a control. */
function useControl({ findings }: Form, name: string) {
  const { label, error: finding } = useFieldTexts('USER')
  const found = findings.find(({ field }) => field === name)
  return {
    id: memberControlId(name),
    label: label(name),
    error: found && finding(name, found.keyword, found.params ?? {}),
  }
}

interface MemberTextFieldProps {
  form: Form
  name: TextName
  type?: 'text' | 'email' | 'tel'
  optional?: boolean
}

function MemberTextField({ form, name, type = 'text', optional }: MemberTextFieldProps) {
  return (
    <TextField
      {...useControl(form, name)}
      type={type}
      optional={optional}
      autoComplete="off"
      value={form.member[name] ?? ''}
      onChange={(text) => form.change({ [name]: text })}
    />
  )
}

interface MemberSelectProps {
  form: Form
  name: ChoiceName
  options: readonly { id?: number | undefined; name: string }[]
}

function MemberSelect({ form, name, options }: MemberSelectProps) {
  return (
    <Select
      {...useControl(form, name)}
      value={String(form.member[name] ?? 0)}
      onChange={(id) => form.change({ [name]: Number(id) })}
      options={options.map(({ id = 0, name: label }) => ({ value: String(id), label }))}
    />
  )
}
