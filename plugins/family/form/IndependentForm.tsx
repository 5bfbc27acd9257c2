import { useText } from '@portico/core/i18n/useText'
import type { User } from '@schemas/generated/entities'
import { Button } from '@portico/core/ui/actions/Button'
import { ConsequenceList } from '../parts/ConsequenceList'
import { AgreementField, MemberText, NameFields } from './Fields'
import { MemberFormFrame } from './MemberFormFrame'
import type { MemberForm } from './useMemberForm'
import type { TextKey } from '../texts'

interface Props {
  form: MemberForm
  owner: User
  member: User | undefined
}

/** The form of an invitation. */
export function IndependentForm({ form, owner, member }: Props) {
  const t = useText<TextKey>()
  return (
    <MemberFormFrame
      form={form}
      onSubmit={form.submit}
      actions={
        <Button type="submit" size="lg" busy={form.busy} busyText={t('FAMILY.SENDING')}>
          {t(member ? 'FAMILY.SAVE' : 'FAMILY.INVITE_SEND')}
        </Button>
      }
      aside={<ConsequenceList title={t('FAMILY.WHAT_INVITING')} items={invitationItems} />}
    >
      <NameFields form={form} birthHint={t('FAMILY.ADULT_HINT')} />
      <MemberText
        form={form}
        field="email"
        type="email"
        inputMode="email"
        label={t('FAMILY.EMAIL')}
        maxLength={100}
      />
      <MemberText
        form={form}
        field="phone"
        type="tel"
        inputMode="tel"
        label={t('FAMILY.PHONE')}
        maxLength={20}
        optional
      />
      <AgreementField form={form} owner={owner} member={member} />
    </MemberFormFrame>
  )
}

const invitationItems = [
  { icon: 'mail', text: 'FAMILY.NEXT_LETTER' },
  { icon: 'user-round', text: 'FAMILY.NEXT_ACCOUNT' },
  { icon: 'lock', text: 'FAMILY.NEXT_OWN_DATA' },
] as const
