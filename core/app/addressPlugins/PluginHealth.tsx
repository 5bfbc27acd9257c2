import { useText } from '../../i18n/useText'
import { useHost } from '../../plugin/useHost'
import { useTenant } from '../../tenant/useTenant'
import { Button } from '../../ui/actions/Button'
import { EmptyState } from '../../ui/feedback/EmptyState'
import { Card } from '../../ui/layout/Card'
import { Chip, type ChipProps } from '../../ui/layout/Chip'
import { contributionsOf } from './contributionsOf'
import type es from './locales/es.json'
import { problems, type Problem } from './problem'
import { endQuarantine } from './quarantine'
import { useStatuses, type PluginState, type PluginStatus } from './statuses'
import { useAddressPlugins } from './useAddressPlugins'

const tones: Readonly<Record<PluginState, ChipProps['tone']>> = {
  pending: 'info',
  loaded: 'success',
  failed: 'danger',
  quarantined: 'danger',
  off: 'neutral',
}

const useHealthText = () => useText<keyof typeof es>()

/** The plugins that the tenant lists by address: version, state, contributions and problems. */
export function PluginHealth() {
  const t = useHealthText()
  useAddressPlugins()
  const statuses = useStatuses()
  if (statuses.length === 0)
    return <EmptyState icon="settings" title={t('PLUGIN_HEALTH.NONE')} text={t('PLUGIN_HEALTH.NONE_HINT')} />
  return (
    <ul className="grid gap-4">
      {statuses.map((status) => (
        <OnePlugin key={status.id} {...status} />
      ))}
    </ul>
  )
}

function OnePlugin({ id, url, version, state, may, problems: found, integrity }: PluginStatus) {
  const t = useHealthText()
  const contributed = contributionsOf(useHost(), id)
  const permitted = [...(may?.points ?? []), ...(may?.calls ?? []), ...(may?.hub ?? [])]
  const { id: tenant } = useTenant()
  const tryAgain = () => {
    endQuarantine({ tenant, id, integrity })
    location.reload()
  }
  return (
    <Card as="li" className="grid gap-3 wrap-anywhere">
      <div className="flex flex-wrap items-center gap-3">
        <h2 className="h3">{id}</h2>
        {version !== undefined && (
          <span className="text-muted">{t('PLUGIN_HEALTH.VERSION', { version })}</span>
        )}
        <Chip tone={tones[state]}>{t(`PLUGIN_HEALTH.STATE_${state}`)}</Chip>
      </div>
      <p className="text-sm text-muted">{url}</p>
      {contributed.length > 0 && <p>{t('PLUGIN_HEALTH.CONTRIBUTES', { list: contributed.join(', ') })}</p>}
      {permitted.length > 0 && (
        <p className="text-sm text-muted">{t('PLUGIN_HEALTH.MAY', { list: permitted.join(', ') })}</p>
      )}
      {found.length > 0 && (
        <ul className="grid gap-2">
          {found.map((one) => (
            <OneProblem key={`${one.kind} ${one.found}`} {...one} />
          ))}
        </ul>
      )}
      {state === 'quarantined' && (
        <p>
          <Button variant="quiet" icon="refresh-cw" onClick={tryAgain}>
            {t('PLUGIN_HEALTH.TRY_AGAIN')}
          </Button>
        </p>
      )}
    </Card>
  )
}

function OneProblem({ kind, found }: Problem) {
  const t = useHealthText()
  return (
    <li>
      <b>P{problems[kind]}</b> {t(`PLUGIN_HEALTH.PROBLEM_${kind}`)}
      <br />
      <code className="text-sm text-muted">{found}</code>
    </li>
  )
}
