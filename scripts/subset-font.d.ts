declare module 'subset-font' {
  type Options = {
    readonly targetFormat: 'woff2' | 'truetype'
    readonly noHinting?: boolean
    readonly keepFeatures?: readonly string[]
    readonly dropTables?: readonly string[]
    readonly variationAxes?: Readonly<Record<string, { min: number; max: number; default: number }>>
  }
  export default function subsetFont(font: Buffer, text: string, options: Options): Promise<Buffer>
}
