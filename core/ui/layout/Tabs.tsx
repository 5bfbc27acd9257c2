import type { ReactNode } from 'react'
import { Tab, TabList, TabPanel, Tabs as AriaTabs } from 'react-aria-components/Tabs'
import { AriaLocale } from '../aria'
import { Count } from './Count'
import './layout.css'

/** The props of `Tabs`. */
export interface TabsProps<V extends string> {
  /** Accessible name of the tab list. */
  label: string
  selected: V
  onSelect: (id: V) => void
  tabs: readonly { id: V; label: string; count?: number | undefined }[]
  /** Content of the selected tab. */
  children: ReactNode
}

/** Tabs. */
export function Tabs<V extends string>({ label, selected, onSelect, tabs, children }: TabsProps<V>) {
  return (
    <AriaLocale>
      <AriaTabs
        className="grid gap-5 min-w-0"
        selectedKey={selected}
        onSelectionChange={(key) => onSelect(key as V)}
      >
        <TabList className="tabs" aria-label={label}>
          {tabs.map(({ id, label, count }) => (
            <Tab key={id} id={id} className="tab">
              {label}
              {count !== undefined && <Count value={count} />}
            </Tab>
          ))}
        </TabList>
        {tabs.map(({ id }) => (
          <TabPanel key={id} id={id} className="min-w-0">
            {children}
          </TabPanel>
        ))}
      </AriaTabs>
    </AriaLocale>
  )
}
