/** Whether the portal reads a file: the export of Apple Health, packed or not, or a CSV file. */
export const isReadable = ({ name }: Pick<File, 'name'>): boolean => /\.(xml|zip|csv)$/i.test(name)
