import { Suspense } from 'react'
import { lazyComponent } from '../../plugin/lazy/lazyComponent'
import { PageHeader } from '../../ui/layout/PageHeader'
import { loadPluginHealth } from './health'

const PluginHealth = lazyComponent(loadPluginHealth)

/** The plugins from addresses and their state; only in `npm run dev`. In a build it is a page of the administration. */
export default function HealthPage() {
  return (
    <div className="grid gap-4 p-4 [&>*]:min-w-0">
      <PageHeader overline="core/plugin" title="Complementos" />
      <Suspense>
        <PluginHealth />
      </Suspense>
    </div>
  )
}
