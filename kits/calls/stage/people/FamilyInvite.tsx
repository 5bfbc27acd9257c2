import { useState } from 'react'
import type { CallRelative } from '@schemas/generated/entities'
import { useApi } from '@portico/core/http/useApi'
import { Button } from '@portico/core/ui/actions/Button'
import { Avatar } from '@portico/core/ui/media/Avatar'
import { toast } from '@portico/core/ui/feedback/toast'
import { useCallText } from '../../texts'
import { useGuestActs } from './useGuestActs'

interface Props {
  callId: number
  /** The patient's name. */
  patient: string
  onInvited: () => void
}

/** The family of the patient, each with a press that invites them. Nothing is shown where there is nobody, or they cannot be read. */
export function FamilyInvite({ callId, patient, onInvited }: Props) {
  const t = useCallText()
  const { data: relatives = [], mutate } = useApi('GET api/video-calls/{id}/relatives', {
    capability: 'callGuests',
    quiet: true,
    params: { id: callId },
  })
  const { invite } = useGuestActs(callId)
  const [invitedId, setInvitedId] = useState<string | null>(null)
  if (relatives.length === 0) return null
  const press = async ({ id, name }: CallRelative) => {
    setInvitedId(id)
    const invited = await invite({ name, kind: 'relative', relativeId: id }, crypto.randomUUID())
    setInvitedId(null)
    if (!invited) return
    toast({ tone: 'info', text: t('PEOPLE.FAMILY_ASKED', { name, other: patient }) })
    void mutate()
    onInvited()
  }
  return (
    <section className="stack gap-2" aria-labelledby="invite-family">
      <h3 className="h3" id="invite-family">
        {t('PEOPLE.FAMILY')}
      </h3>
      <p className="text-sm text-muted text-pretty">{t('PEOPLE.FAMILY_TEXT', { other: patient })}</p>
      <ul>
        {relatives.map((relative) => (
          <li key={relative.id} className="flex items-center gap-3 py-2">
            <Avatar name={relative.name} size="sm" />
            <span className="grow min-w-0 font-strong">{relative.name}</span>
            <Button
              variant="secondary"
              size="sm"
              busy={invitedId === relative.id}
              aria-label={t('PEOPLE.FAMILY_INVITE_LABEL', { name: relative.name })}
              onClick={() => void press(relative)}
            >
              {t('PEOPLE.FAMILY_INVITE')}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}
