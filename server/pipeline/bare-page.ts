import { createHash } from 'node:crypto'

/** The style of pages that include their whole stylesheet; rules of one page follow it. */
export const BARE_STYLE = `:root{color-scheme:light dark}
[data-theme=light]{color-scheme:light}
[data-theme=dark]{color-scheme:dark}
body{margin:0;background:light-dark(#f6f5f1,#14161a);color:light-dark(#1b1e24,#eceae4);font:16px/1.5 Overpass,system-ui,sans-serif}
a{color:light-dark(#3d3fc4,#a8aaff)}`

/** How a policy names a style or script that a page brings with it. */
export const sourceOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/** The policy of a page that runs nothing, and loads nothing but the style it brings; and what `more` adds. */
export function barePolicy(style: string, more: readonly string[] = []): string {
  return [
    "default-src 'none'",
    `style-src ${sourceOf(style)}`,
    ...more,
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ')
}
