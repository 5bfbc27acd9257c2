import { useEffect, useEffectEvent } from 'react'
import { LazyPart } from '@portico/core/plugin/LazyPart'
import type { LazyScreen } from '@portico/core/plugin/points'
import { useContributions, useOptions } from '@portico/core/plugin/useHost'
import type { EngineProps } from './engineProps'
import { FlowError } from './flowError'

/** The engine that the tenant has chosen, among all that plugins provide. */
export function Engine(props: EngineProps) {
  const { engine: wanted } = useOptions('identity')
  const engine = useContributions('providers').find(({ id, kind }) => kind === 'identity' && id === wanted)
  const isMissing = engine === undefined
  const refuse = useEffectEvent(() => props.onError(new FlowError('TASK_NOT_SUPPORTED')))
  useEffect(() => {
    if (isMissing) refuse()
  }, [isMissing])
  if (!engine) return null
  const { plugin, id, provider } = engine
  return (
    <LazyPart
      plugin={plugin}
      point="providers"
      id={id}
      load={provider as LazyScreen<EngineProps>}
      props={props}
    />
  )
}
