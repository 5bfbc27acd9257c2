import { useText } from '@portico/core/i18n/useText'
import { useState } from 'react'
import { localDate } from '@portico/core/format/dates'
import { useApi } from '@portico/core/http/useApi'
import { useCall } from '@portico/core/http/useCall'
import { useSendOnce } from '@portico/core/http/useSendOnce'
import { useFormRules } from '@portico/core/forms/useFormRules'
import { useCapability } from '@portico/core/plugin/capability/useCapability'
import { useTenant } from '@portico/core/tenant/useTenant'
import { PageHeader } from '@portico/core/ui/layout/PageHeader'
import { DependentForm } from '../form/DependentForm'
import { dependentFindings } from '../form/member'
import { dependentRequest } from '../form/request'
import { useMemberForm } from '../form/useMemberForm'
import { BackToFamily } from '../parts/BackToFamily'
import { MemberPage, type EditorProps } from '../parts/MemberPage'
import type { TextKey } from '../texts'

/** Adds or changes a dependent. */
export default function Dependent() {
  return <MemberPage kind="dependent" editor={Editor} />
}

function Editor({ owner, member }: EditorProps) {
  const t = useText<TextKey>()
  const call = useCall()
  const sendOnce = useSendOnce()
  const { timeZone } = useTenant()
  const [today] = useState(() => localDate(Date.now(), timeZone))
  const { data: types = [] } = useApi('GET api/identification-number-types', { quiet: true })
  const formRules = useFormRules()
  const canState = useCapability('adultConsent')
  const rules = { types, today, rules: formRules, asksConsent: canState && !member?.consentAt }
  const form = useMemberForm({
    kind: 'dependent',
    member,
    findings: (values) => dependentFindings(values, rules),
    send: (values) => {
      const body = dependentRequest(values, member, today)
      if (member) return call('PUT api/dependent-users', { body, quiet: true })
      return sendOnce(body, (idempotencyKey) =>
        call('POST api/dependent-users', { body, idempotencyKey, quiet: true }),
      )
    },
    saved: ({ name }) => t(member ? 'FAMILY.CHANGED' : 'FAMILY.ADDED', { name: name.trim() }),
  })
  return (
    <div className="stack gap-6">
      <PageHeader
        back={<BackToFamily />}
        title={member ? t('FAMILY.DATA_OF', { name: member.name }) : t('FAMILY.ADD_DEPENDENT')}
      />
      <DependentForm form={form} rules={rules} owner={owner} member={member} />
    </div>
  )
}
