import { createElement, Suspense, use, useCallback, useEffect } from 'react'
import '../../../ui/layout/layout.css'
import { Catch } from '../../../plugin/Catch'
import { loadOnce } from '../../../plugin/load'
import { PluginTexts } from '../../../plugin/PluginTexts'
import type { MenuContribution } from '../../../plugin/points'
import { usePersonContext } from '../../../session/personContext'
import { usePermitted } from '../../../session/usePermitted'
import './MenuCount.css'
import { setMenuCount } from './menuCountState'

/** Keeps the counts of the menu entries current. An entry whose count fails is shown without one. */
export function MenuCounts() {
  const { actor, personKey } = usePersonContext()
  const entries = usePermitted('menu')
  if (actor === '') return null
  return entries.map(
    ({ plugin, id, count }) =>
      count && (
        <Catch key={`${personKey} ${id}`} plugin={plugin} point="menu" id={id} failed={null}>
          <Suspense fallback={null}>
            <PluginTexts plugin={plugin}>
              <MenuCount id={id} load={count} />
            </PluginTexts>
          </Suspense>
        </Catch>
      ),
  )
}

function MenuCount({ id, load }: { id: string; load: NonNullable<MenuContribution['count']> }) {
  const setCount = useCallback((count: number) => setMenuCount(id, count), [id])
  useEffect(() => () => setMenuCount(id, 0), [id])
  return createElement(use(loadOnce(load)), { onCount: setCount })
}
