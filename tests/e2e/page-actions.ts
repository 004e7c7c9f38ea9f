import type { Page } from '@playwright/test'

/** Presses the first link or button of a page's content that has these words, by keyboard. */
export async function pressByKeyboard(page: Page, words: string): Promise<void> {
  await page.getByRole('main').locator('a, button').filter({ hasText: words }).first().focus()
  await page.keyboard.press('Enter')
}
