export type IconName = string
