export declare function isGoodForScratch(machine: {
  readonly mounts: string
  readonly freeBytes: number
  readonly availableBytes: number
}): boolean
