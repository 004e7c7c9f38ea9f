/** A single cell of a grid on a phone of 390 pixels, the smallest space in which a billboard is shown. */
export const PHONE_CELL = { width: 174, height: 104 } as const

/**
 * The spaces in which pages show the picture of a billboard, in CSS pixels: on a phone of 390 pixels, and on a screen
 * of 1280. Cells of larger screens are larger.
 */
export const CELL_SIZES = [
  { name: 'billboards.cellPhone', ...PHONE_CELL },
  { name: 'billboards.cellPhoneWide', width: 358, height: 104 },
  { name: 'billboards.cellHome', width: 220, height: 130 },
  { name: 'billboards.cellHomeHigh', width: 220, height: 270 },
  { name: 'billboards.cellHomeWide', width: 450, height: 130 },
  { name: 'billboards.cellHomeLarge', width: 450, height: 270 },
  { name: 'billboards.cellCategory', width: 293, height: 180 },
] as const
