/** What the controls of a call open. */
export type PanelName = 'devices' | 'view' | 'people' | 'more'
