import { useText } from '@portico/core/i18n/useText'
import type { User } from '@schemas/generated/entities'
import { useGo } from '@portico/core/routing/useGo'
import { useRoute } from '@portico/core/routing/useRoute'
import { Button } from '@portico/core/ui/actions/Button'
import { Steps } from '@portico/core/ui/layout/Steps'
import { useIsDesktop } from '@portico/core/ui/layout/useIsDesktop'
import { ConsequenceList } from '../parts/ConsequenceList'
import { DocumentFields } from './DocumentFields'
import { NameFields } from './Fields'
import { dependentFindings, whoFields, type DependentRules } from './member'
import { MemberFormFrame } from './MemberFormFrame'
import type { MemberForm } from './useMemberForm'
import type { TextKey } from '../texts'

interface Props {
  form: MemberForm
  rules: DependentRules
  owner: User
  member: User | undefined
}

/** The form of a dependent: all at once, or on a phone two steps for a new one. */
export function DependentForm(props: Props) {
  const { form, rules, owner, member } = props
  const t = useText<TextKey>()
  const go = useGo()
  const isDesktop = useIsDesktop()
  const { step } = useRoute().query
  const isWhoRight = !dependentFindings(form.values, rules).some(({ field }) => whoFields.includes(field))
  const inSteps = !isDesktop && member === undefined
  const showsDocument = !inSteps || (step === 'document' && isWhoRight)
  const goOn = () => {
    if (form.tryFields(whoFields)) go('profile.familyDependent', { query: { step: 'document' } })
  }
  const shown = showsDocument
    ? form
    : { ...form, findings: form.findings.filter(({ field }) => whoFields.includes(field)) }
  return (
    <>
      {inSteps && (
        <Steps
          current={showsDocument ? 2 : 1}
          total={2}
          label={t(showsDocument ? 'FAMILY.DOCUMENT' : 'FAMILY.WHO')}
        />
      )}
      <MemberFormFrame
        form={shown}
        onSubmit={showsDocument ? form.submit : goOn}
        actions={
          <Button type="submit" size="lg" busy={form.busy} busyText={t('FAMILY.SAVING')}>
            {t(member ? 'FAMILY.SAVE' : showsDocument ? 'FAMILY.ADD_TO' : 'FAMILY.NEXT')}
          </Button>
        }
        aside={<ConsequenceList title={t('FAMILY.WHAT_ADDING')} items={dependentItems} />}
      >
        {!(inSteps && showsDocument) && <NameFields form={shown} birthHint={t('FAMILY.BIRTH_HINT')} />}
        {showsDocument && <DocumentFields {...{ form, rules, owner, member }} />}
      </MemberFormFrame>
    </>
  )
}

const dependentItems = [
  { icon: 'calendar-plus', text: 'FAMILY.NEXT_BOOK' },
  { icon: 'file-text', text: 'FAMILY.NEXT_SEE' },
  { icon: 'users-round', text: 'FAMILY.NEXT_BANNER' },
] as const
