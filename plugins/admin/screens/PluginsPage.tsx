import { ListFrame, ListHead } from '@portico/admin/list/ListFrame'
import { loadPluginHealth } from '@portico/core/app/addressPlugins/health'
import { lazyComponent } from '@portico/core/plugin/LazyPart'
import { Loading, Skeleton } from '@portico/core/ui/feedback/Skeleton'
import { Suspense } from 'react'
import { useAdminText } from '@portico/admin/texts'

const PluginHealth = lazyComponent(loadPluginHealth)

/** The plugins that the tenant lists by address, and whether they work. */
export default function PluginsPage() {
  const t = useAdminText()
  return (
    <ListFrame className="min-h-[calc(100dvh-3.25rem)]">
      <ListHead>
        <h1 className="text-[1.375rem]/[1.75rem] font-bold">{t('ADMIN.PLUGINS')}</h1>
      </ListHead>
      <div className="grid flex-1 content-start gap-4 max-w-240 py-4 px-[var(--a-pad)]">
        <p className="text-muted">{t('ADMIN.PLUGINS_TEXT')}</p>
        <Suspense fallback={<Waiting />}>
          <PluginHealth />
        </Suspense>
      </div>
    </ListFrame>
  )
}

const Waiting = () => (
  <Loading>
    <Skeleton shape="block" height="12rem" />
  </Loading>
)
