import type { CallGuest } from '@schemas/generated/entities'
import { Button } from '@portico/core/ui/actions/Button'
import { Icon, type IconName } from '@portico/core/ui/media/Icon'
import { otherName } from '../../session/callState'
import type { CallView } from '../../session/callView'
import { useCallText, type CallKey } from '../../texts'
import { Panel } from '../panels/Panel'
import { askedAbout } from './guestTexts'
import { useGuestActs } from './useGuestActs'

/** Asks whether somebody whom the other side has invited may come in. There is no default answer. */
export function GuestQuestion({ view }: { view: CallView }) {
  const guest = askedAbout(view)
  return guest && view.call ? <Question key={`${guest.id} ${guest.name}`} guest={guest} view={view} /> : null
}

const ticks: readonly [icon: IconName, text: CallKey][] = [
  ['check', 'PEOPLE.SEES_YOU'],
  ['eye-off', 'PEOPLE.SEES_NO_RECORD'],
  ['log-out', 'PEOPLE.MAY_GO'],
]

const familyTick: (typeof ticks)[number] = ['mail', 'PEOPLE.FAMILY_AFTER_YES']

function Question({ guest, view }: { guest: CallGuest; view: CallView }) {
  const t = useCallText()
  const { call, side } = view
  const { decide, isBusy } = useGuestActs(call?.id ?? 0)
  if (!call) return null
  const { name } = guest
  const values = { name, by: otherName(call, side), kind: t(`PEOPLE.KIND_${guest.kind}`).toLowerCase() }
  const refuse = () => void decide(guest, false)
  return (
    <Panel title={t('PEOPLE.ASK', { name })} onClose={refuse} closeLabel={t('PEOPLE.CLOSE_IS_NO')} isQuiet>
      <p className="text-pretty" role="alert">
        {t('PEOPLE.INVITED_BY', values)}
      </p>
      <ul className="stack gap-2 text-sm">
        {[...ticks, ...(guest.isFamily ? [familyTick] : [])].map(([icon, text]) => (
          <li key={text} className="flex items-center gap-2">
            <Icon name={icon} size="s" />
            <span>{t(text, { name })}</span>
          </li>
        ))}
      </ul>
      <div className="flex items-center flex-wrap gap-3">
        <Button busy={isBusy} onClick={() => void decide(guest, true)}>
          {t('PEOPLE.LET_IN')}
        </Button>
        <Button variant="secondary" onClick={refuse}>
          {t(side === 'patient' ? 'PEOPLE.STAY_ALONE' : 'PEOPLE.NOT_NOW')}
        </Button>
      </div>
    </Panel>
  )
}
