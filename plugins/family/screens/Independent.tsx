import { useText } from '@portico/core/i18n/useText'
import { useState } from 'react'
import { localDate } from '@portico/core/format/dates'
import { useFormRules } from '@portico/core/forms/useFormRules'
import { useCall } from '@portico/core/http/useCall'
import { useSendOnce } from '@portico/core/http/useSendOnce'
import { useTenant } from '@portico/core/tenant/useTenant'
import { PageHeader } from '@portico/core/ui/layout/PageHeader'
import { IndependentForm } from '../form/IndependentForm'
import { independentFindings } from '../form/member'
import { independentRequest } from '../form/request'
import { useMemberForm } from '../form/useMemberForm'
import { BackToFamily } from '../parts/BackToFamily'
import { MemberPage, type EditorProps } from '../parts/MemberPage'
import type { TextKey } from '../texts'

/** Invites somebody with an account of their own, or changes an invitation. */
export default function Independent() {
  return <MemberPage kind="independent" editor={Editor} />
}

function Editor({ owner, member }: EditorProps) {
  const t = useText<TextKey>()
  const call = useCall()
  const sendOnce = useSendOnce()
  const rules = useFormRules()
  const { timeZone } = useTenant()
  const [today] = useState(() => localDate(Date.now(), timeZone))
  const form = useMemberForm({
    kind: 'independent',
    member,
    findings: (values) => independentFindings(values, rules, today),
    send: (values) => {
      const body = independentRequest(values, member)
      if (member) return call('PUT api/independent-users', { body, quiet: true })
      return sendOnce(body, (idempotencyKey) =>
        call('POST api/independent-users', { body, idempotencyKey, quiet: true }),
      )
    },
    saved: ({ name }) => t(member ? 'FAMILY.CHANGED' : 'FAMILY.INVITATION_SENT', { name: name.trim() }),
  })
  return (
    <div className="stack gap-6">
      <PageHeader
        back={<BackToFamily />}
        title={t(member ? 'FAMILY.INVITATION_OF' : 'FAMILY.INVITE', { name: member?.name ?? '' })}
      >
        <p className="lead">{t('FAMILY.INVITE_TEXT')}</p>
      </PageHeader>
      <IndependentForm form={form} owner={owner} member={member} />
    </div>
  )
}
