import { useText } from '@portico/core/i18n/useText'
import type { SecondStepFactor } from '@schemas/generated/entities'
import { browserZone, formatDateTime } from '@portico/core/format/dates'
import { Setting } from '../overview/Setting'
import type { TextKey } from '../texts'

interface Props {
  factor: SecondStepFactor
  /** False for the last one where the tenant requires a second step. */
  canRemove: boolean
  onRename: () => void
  onRemove: () => void
}

/** A passkey or code app: its name, when it was used last, and its changes. */
export function FactorLine({ factor, canRemove, onRename, onRemove }: Props) {
  const t = useText<TextKey>()
  const { kind, name, lastUsedAt, isUsableHere } = factor
  const used = lastUsedAt
    ? t('ACCOUNT.SESSIONS.LAST', { at: formatDateTime(lastUsedAt, browserZone()) })
    : t('ACCOUNT.STEP.UNUSED')
  return (
    <Setting
      icon={kind === 'passkey' ? 'key-round' : 'smartphone'}
      label={t(`ACCOUNT.STEP.${kind}`)}
      value={name}
      note={isUsableHere ? used : `${used} ${t('ACCOUNT.STEP.ELSEWHERE')}`}
      action={
        <span className="flex flex-wrap gap-y-2 gap-x-4">
          <button type="button" className="link link-underlined" onClick={onRename}>
            {t('ACCOUNT.STEP.RENAME')} <span className="sr-only">: {name}</span>
          </button>
          {canRemove && (
            <button type="button" className="link link-underlined" onClick={onRemove}>
              {t('ACCOUNT.STEP.REMOVE')} <span className="sr-only">: {name}</span>
            </button>
          )}
        </span>
      }
    />
  )
}
